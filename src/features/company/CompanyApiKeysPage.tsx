import {
  useCreateCompanyApiKeyMutation,
  useDeleteCompanyApiKeyMutation,
  useGetCompanyQuery,
  useListCompanyApiKeysQuery,
} from '@/api/console';
import { ConsolePage } from '@/components/page/ConsolePage';
import { ApiKeys } from '@/entities/apiKeys/ApiKeys';
import { COMPANY_SCOPES } from '@/entities/apiKeys/keyTexts';

/** /company/api-keys: the keys with which the company's systems call Foyer. */
export function CompanyApiKeysPage() {
  const { data: company } = useGetCompanyQuery();
  const query = useListCompanyApiKeysQuery();
  const [create, { reset }] = useCreateCompanyApiKeyMutation();
  const [remove] = useDeleteCompanyApiKeyMutation();
  return (
    <ConsolePage
      title="API keys"
      text={company ? `With a key, a system of ${company.name} calls Foyer’s API.` : '\u00a0'}
    >
      <ApiKeys
        query={query}
        scopes={COMPANY_SCOPES}
        create={async (companyApiKeyCreate) => {
          const created = await create({ companyApiKeyCreate }).unwrap();
          reset();
          return created;
        }}
        remove={(id) => remove({ id })}
      />
    </ConsolePage>
  );
}
