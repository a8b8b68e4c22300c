/** The names of a person in stored texts, as read before the account was locked. */
export interface NamedPerson {
  id: number;
  /** Empty when unknown. */
  name: string;
  /** Lower case. */
  email: string;
  phone: string | null;
  companyId: number | null;
}
