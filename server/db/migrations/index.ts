import type { Migration } from 'kysely';
import { initial } from './0001_initial';
import { joining } from './0002_joining';
import { settling } from './0003_settling';
import { papers } from './0004_papers';
import { organizing } from './0005_organizing';
import { mailAttachments } from './0006_mail_attachments';
import { notifications } from './0008_notifications';
import { buyers } from './0009_buyers';
import { deadLetters } from './0010_dead_letters';

/**
 * All migrations, by name and in the order of their names. What has been released is never edited:
 * a change is a new file and a new line here. A list and no folder scan, so that the bundle works.
 */
export const migrations: Record<string, Migration> = {
  '0001_initial': initial,
  '0002_joining': joining,
  '0003_settling': settling,
  '0004_papers': papers,
  '0005_organizing': organizing,
  '0006_mail_attachments': mailAttachments,
  '0008_notifications': notifications,
  '0009_buyers': buyers,
  '0010_dead_letters': deadLetters,
};
