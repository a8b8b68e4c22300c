/** Of the resources, below the public address. */
export const SCIM_PATH = '/api/scim/v2';

export const USER = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group';
export const LIST = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';

/** The most resources on a page, and how many there are without `count`. */
export const MOST_RESULTS = 200;
export const USUAL_RESULTS = 100;

/** What Foyer can do (RFC 7643, 5). */
export const serviceProviderConfig = (base: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: MOST_RESULTS },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'OAuth bearer',
      description: 'The token that an admin of the company creates on the page Single sign-on.',
      primary: true,
    },
  ],
  meta: {
    resourceType: 'ServiceProviderConfig',
    location: `${base}/ServiceProviderConfig`,
  },
});

const TYPES = [
  { id: 'User', endpoint: '/Users', schema: USER, description: 'A person of the company' },
  { id: 'Group', endpoint: '/Groups', schema: GROUP, description: 'A role of the company' },
] as const;

/** The kinds of resources (RFC 7643, 6). */
export const resourceTypes = (base: string) =>
  TYPES.map((type) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
    name: type.id,
    ...type,
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${type.id}` },
  }));

interface Attribute {
  name: string;
  description: string;
  type?: 'string' | 'boolean' | 'complex';
  multiValued?: boolean;
  required?: boolean;
  caseExact?: boolean;
  mutability?: 'readWrite' | 'readOnly' | 'immutable';
  uniqueness?: 'none' | 'server';
  subAttributes?: readonly Attribute[];
}

/** All characteristics of an attribute, as RFC 7643, 7 lists them. */
const attribute = ({ subAttributes, ...given }: Attribute): Record<string, unknown> => ({
  type: 'string',
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...given,
  ...(subAttributes && { subAttributes: subAttributes.map(attribute) }),
});

const userAttributes: readonly Attribute[] = [
  {
    name: 'userName',
    description: 'The email address, at a proven domain of the company.',
    required: true,
    mutability: 'immutable',
    uniqueness: 'server',
  },
  {
    name: 'name',
    description: 'The name. Foyer ignores a name that it does not allow.',
    type: 'complex',
    subAttributes: [
      { name: 'formatted', description: 'The full name.' },
      { name: 'givenName', description: 'The first name.' },
      { name: 'familyName', description: 'The last name.' },
    ],
  },
  { name: 'displayName', description: 'The full name, used when `name` is missing.' },
  {
    name: 'emails',
    description: 'The work email, which is the userName.',
    type: 'complex',
    multiValued: true,
    mutability: 'immutable',
    subAttributes: [
      { name: 'value', description: 'The address.', mutability: 'immutable' },
      { name: 'type', description: 'Always work.', mutability: 'immutable' },
      {
        name: 'primary',
        description: 'Always true.',
        type: 'boolean',
        mutability: 'immutable',
      },
    ],
  },
  { name: 'active', description: 'Whether the person can sign in.', type: 'boolean' },
  {
    name: 'groups',
    description: 'The role of the person. Change it by the members of groups.',
    type: 'complex',
    multiValued: true,
    mutability: 'readOnly',
    subAttributes: [
      { name: 'value', description: 'The id of the group.', mutability: 'readOnly' },
      { name: 'display', description: 'The name of the group.', mutability: 'readOnly' },
      { name: 'type', description: 'Always direct.', mutability: 'readOnly' },
    ],
  },
];

const groupAttributes: readonly Attribute[] = [
  {
    name: 'displayName',
    description: 'The name of the role.',
    mutability: 'readOnly',
    uniqueness: 'server',
  },
  {
    name: 'members',
    description: 'The people with this role. Each person has one role.',
    type: 'complex',
    multiValued: true,
    subAttributes: [
      { name: 'value', description: 'The id of the person.', mutability: 'immutable' },
      { name: 'display', description: 'The name of the person.', mutability: 'readOnly' },
      { name: 'type', description: 'Always User.', mutability: 'immutable' },
    ],
  },
];

/** The attributes of people and groups (RFC 7643, 7). */
export const schemas = (base: string) =>
  [
    { id: USER, name: 'User', description: 'A person of the company', of: userAttributes },
    { id: GROUP, name: 'Group', description: 'A role of the company', of: groupAttributes },
  ].map(({ of, ...schema }) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
    ...schema,
    attributes: of.map(attribute),
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${schema.id}` },
  }));
