import {
  consoleApi,
  useDeleteCompanyApiKeyMutation,
  useGetCompanyQuery,
  useListCompanyApiKeysQuery,
} from '@/api/console';
import { ConsolePage } from '@/components/page/ConsolePage';
import { ApiKeys } from '@/entities/apiKeys/ApiKeys';
import { COMPANY_SCOPES } from '@/entities/apiKeys/keyTexts';
import { useAppDispatch } from '@/state';

const { initiate: create } = consoleApi.endpoints.createCompanyApiKey;

/** /company/api-keys: the keys with which the company's systems call Foyer. */
export function CompanyApiKeysPage() {
  const { data: company } = useGetCompanyQuery();
  const query = useListCompanyApiKeysQuery();
  const dispatch = useAppDispatch();
  const [remove] = useDeleteCompanyApiKeyMutation();
  return (
    <ConsolePage
      title="API keys"
      text={company ? `With a key, a system of ${company.name} calls Foyer’s API.` : '\u00a0'}
    >
      <ApiKeys
        query={query}
        scopes={COMPANY_SCOPES}
        create={(companyApiKeyCreate) =>
          dispatch(create({ companyApiKeyCreate }, { track: false })).unwrap()
        }
        remove={(id) => remove({ id })}
      />
    </ConsolePage>
  );
}
