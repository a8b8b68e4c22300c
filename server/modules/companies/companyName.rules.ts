import { invalidInput } from '../../lib/errors';
import { readLine } from '../../lib/input';
import { nameProblem } from '../../lib/personName';

/** Validates a company name, which may appear in mails to strangers. @throws 400 with field name */
export function readCompanyName(text: string): string {
  const name = readLine(text, 'name', 'Name is required');
  const problem = nameProblem(name, 'Name', { group: true });
  if (problem !== null) throw invalidInput(problem, { name: problem });
  return name;
}
