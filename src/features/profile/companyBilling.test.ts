import { expect, it } from '@jest/globals';
import { buildUser } from '@/testing/userFactories';
import { mayManageBilling } from './companyBilling';

it('is for people who may manage their company', () => {
  const permissions = ['manage_company'] as const;
  expect(mayManageBilling(buildUser({ permissions: [...permissions] }))).toBe(true);
  expect(mayManageBilling(buildUser())).toBe(false);
  expect(mayManageBilling(buildUser({ permissions: [...permissions], company_id: null }))).toBe(
    false,
  );
});
