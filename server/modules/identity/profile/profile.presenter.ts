import type { Schemas } from '../../../contract/types';
import type { ProfileRow } from './profile.repository';

type Profile = Schemas['ProfileUser'];

const genders: readonly Profile['gender'][] = ['male', 'female', 'other'];

export const presentProfile = (row: ProfileRow): Profile => ({
  id: row.id,
  fname: row.first_name,
  lname: row.last_name,
  username: row.username,
  email: row.email,
  dob: row.dob,
  company_id: row.company_id,
  gender: genders.find((gender) => gender === row.gender) ?? null,
  role: row.role,
});
