import type { CompanyName } from '@/api';
import { isEmailAddress } from '@/lib/emailAddress.gen';

/** The rules of the fields of an account, for react-hook-form. */
export const emailRules = {
  validate: (email: string) => {
    if (email.trim() === '') return 'Email is required';
    return isEmailAddress(email.trim()) || 'Please enter a valid email address';
  },
};

export const companyRules = {
  validate: (company: CompanyName | null) => company !== null || 'Choose a company of the list',
};
