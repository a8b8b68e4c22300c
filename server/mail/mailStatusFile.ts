import { createStatusFile } from '../db/statusFile';
import type { MailStatus } from './mailStatus.service';

/** The state of the mail queue, for `npm run status -- mail`. */
export const mailStatusFile = createStatusFile<MailStatus>('mail-status.json');
