/** What texts call a person, as it was read before the account was locked. */
export interface NamedPerson {
  id: number;
  /** Empty where none is known. */
  name: string;
  /** Lower case. */
  email: string;
  phone: string | null;
  companyId: number | null;
}
