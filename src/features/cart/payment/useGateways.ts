import { useState } from 'react';
import { useListPaymentGatewaysQuery, type Gateway, type PaymentGatewayList } from '@/api';

const NONE: PaymentGatewayList['gateways'] = [];

/** docs/product.md#payment: what is named unless there is something to choose; the sandbox plays it. */
const DEFAULT: Gateway = 'razorpay';

/**
 * Through whom the person can pay, and has chosen to. When the list cannot be had, paying works all
 * the same: the server decides.
 */
export function useGateways() {
  const { data, isLoading } = useListPaymentGatewaysQuery();
  const [chosen, choose] = useState<Gateway | null>(null);
  const gateways = data?.gateways ?? NONE;
  const selected = (gateways.find(({ name }) => name === chosen) ?? gateways[0])?.name;
  const isSandboxAlone = gateways.length === 1 && selected === 'sandbox';
  return {
    gateways,
    selected,
    choose,
    /** As the payment names it. */
    named: isSandboxAlone ? DEFAULT : (selected ?? DEFAULT),
    isLoading,
  };
}
