import { useState } from 'react';
import { useListPaymentGatewaysQuery, type Gateway, type PaymentGatewayList } from '@/api';

const NONE: PaymentGatewayList['gateways'] = [];

/** Sent when there is no choice; the sandbox then acts as this gateway (docs/product/payment.md#payment). */
const DEFAULT: Gateway = 'razorpay';

/**
 * The available payment gateways and the chosen one. When the list cannot be loaded, payment still
 * works with the default gateway.
 */
export function useGateways() {
  const { data, isLoading } = useListPaymentGatewaysQuery();
  const [chosen, choose] = useState<Gateway | null>(null);
  const gateways = data?.gateways ?? NONE;
  const selected = (gateways.find(({ name }) => name === chosen) ?? gateways[0])?.name;
  const outside = gateways.filter(({ name }) => name !== 'account');
  const isSandboxAlone = outside.length === 1 && selected === 'sandbox';
  return {
    gateways,
    selected,
    choose,
    /** The gateway of the payment request. */
    gatewayToSend: isSandboxAlone ? DEFAULT : (selected ?? DEFAULT),
    isLoading,
  };
}
