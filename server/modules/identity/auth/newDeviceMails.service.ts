import type { ModuleDeps } from '../../../deps';
import { shortNetworkOf } from '../../../http/rateLimits/networks';
import { whenAt } from '../../../lib/dateFormat';
import type { MailQueue } from '../../../mail/mailQueue.service';
import { newDeviceMail } from '../account.mails';
import type { Client } from '../client.rules';
import { deviceInWords } from '../sessions/device.rules';

interface NewDeviceDeps extends Pick<ModuleDeps, 'db' | 'config' | 'clock'> {
  mail: MailQueue;
}

export type NewDeviceMails = ReturnType<typeof createNewDeviceMails>;

/** Mails about sign-ins on new devices. */
export function createNewDeviceMails({ db, config, clock, mail }: NewDeviceDeps) {
  return {
    /**
     * A program that keeps no cookies is new at each sign-in, so there is one mail a day for a person, a kind of
     * device and a network.
     */
    async send(person: { id: number; email: string }, client: Client): Promise<void> {
      const device = deviceInWords(client.userAgent ?? null);
      const network = shortNetworkOf(client.address);
      const now = new Date(clock.now());
      const day = now.toISOString().slice(0, 10);
      await mail.enqueue(db, {
        kind: 'new_device',
        key: `new device ${person.id} ${day} ${device} ${network ?? ''}`,
        to: person.email,
        ...newDeviceMail(config, { device, network, at: whenAt(now, 'UTC') }),
      });
    },
  };
}
