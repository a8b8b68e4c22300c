import type { AddedCharge } from './contract.gen';

const NAMES: Record<AddedCharge, string> = { service_fee: 'fee', gst: 'GST' };

/**
 * `+ fee & GST`: what payment adds to a price, as the server says; undefined where it adds nothing.
 */
export function chargesNote(charges: readonly AddedCharge[] | undefined): string | undefined {
  return charges?.length ? `+ ${charges.map((charge) => NAMES[charge]).join(' & ')}` : undefined;
}
