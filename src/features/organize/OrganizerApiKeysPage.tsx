import Button from '@mui/material/Button';
import { Link } from 'react-router';
import {
  consoleApi,
  useDeleteOrganizerApiKeyMutation,
  useListOrganizerApiKeysQuery,
} from '@/api/console';
import { EmptyState } from '@/components/feedback/EmptyState';
import { ApiKeys } from '@/entities/apiKeys/ApiKeys';
import { ORGANIZER_SCOPES } from '@/entities/apiKeys/keyTexts';
import { organizePath, paths } from '@/lib/paths';
import { useAppDispatch } from '@/state';
import { OrganizerScope } from './components/OrganizerScope';

const { initiate: create } = consoleApi.endpoints.createOrganizerApiKey;

/** /organize/api-keys: the keys with which an organizer's systems call Foyer. */
export function OrganizerApiKeysPage() {
  return (
    <OrganizerScope
      title="API keys"
      text={({ name }) => `With a key, a system of ${name} calls Foyer’s API.`}
    >
      {({ id, name }, isOwner) =>
        isOwner ? (
          <OrganizerKeys key={id} id={id} />
        ) : (
          <EmptyState
            title="Only owners manage API keys"
            text={`If you need a key, ask an owner of ${name}.`}
            action={
              <Button component={Link} to={organizePath(paths.organizeTeam, id)}>
                See the team
              </Button>
            }
          />
        )
      }
    </OrganizerScope>
  );
}

function OrganizerKeys({ id }: { id: number }) {
  const query = useListOrganizerApiKeysQuery({ id });
  const dispatch = useAppDispatch();
  const [remove] = useDeleteOrganizerApiKeyMutation();
  return (
    <ApiKeys
      query={query}
      scopes={ORGANIZER_SCOPES}
      create={(organizerApiKeyCreate) =>
        dispatch(create({ id, organizerApiKeyCreate }, { track: false })).unwrap()
      }
      remove={(keyId) => remove({ id, keyId })}
    />
  );
}
