import { type OrganizedEvent } from '@/api';
import {
  useCreateTierMutation,
  useDeleteTierMutation,
  useOrderTiersMutation,
  useSetEventAccessMutation,
  useUpdateEventMutation,
  useUpdateTierMutation,
} from '@/api/console';
import type { EditorValues } from './form/editorValues';
import type { Step } from './form/steps';

const match = (version: number) => `"${version}"`;

/** Sends one call of the editor and returns the event after it. */
export function useSendStep(id: number) {
  const [updateEvent] = useUpdateEventMutation();
  const [setAccess] = useSetEventAccessMutation();
  const [createTier] = useCreateTierMutation();
  const [updateTier] = useUpdateTierMutation();
  const [deleteTier] = useDeleteTierMutation();
  const [orderTiers] = useOrderTiersMutation();

  return (step: Step, values: EditorValues): Promise<OrganizedEvent> => {
    switch (step.kind) {
      case 'event':
        return updateEvent({
          id,
          'If-Match': match(step.version),
          eventUpdate: step.body,
        }).unwrap();
      case 'access':
        return setAccess({ id, 'If-Match': match(step.version), eventAccess: step.body }).unwrap();
      case 'addTier':
        return createTier({ id, tierCreate: step.body }).unwrap();
      case 'changeTier':
        return updateTier({
          id,
          tierId: step.id,
          'If-Match': match(step.version),
          tierUpdate: step.body,
        }).unwrap();
      case 'removeTier':
        return deleteTier({ id, tierId: step.id, 'If-Match': match(step.version) }).unwrap();
      case 'orderTiers': {
        const tiers = step.keys.flatMap(
          (key) => values.tiers.find((tier) => tier.key === key)?.id ?? [],
        );
        return orderTiers({
          id,
          'If-Match': match(step.version),
          tierOrder: { tiers },
        }).unwrap();
      }
    }
  };
}
