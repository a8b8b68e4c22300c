import { useEffect, useRef, useState } from 'react';
import { showIdentityQuestion } from '@/api';
import { lazyPart } from '@/components/lazy/lazyPart';

const ConfirmIdentityDialog = lazyPart(
  () => import('@/entities/account/secondFactor/ConfirmIdentityDialog'),
);

/** Shows the dialog when a call is refused until the person has confirmed who they are. */
export function IdentityQuestion() {
  const [isOpen, setIsOpen] = useState(false);
  const answer = useRef<(isConfirmed: boolean) => void>(undefined);

  useEffect(
    () =>
      showIdentityQuestion(() => {
        setIsOpen(true);
        return new Promise<boolean>((resolve) => {
          answer.current = resolve;
        });
      }),
    [],
  );
  const handleClose = (isConfirmed = false) => {
    setIsOpen(false);
    answer.current?.(isConfirmed);
  };
  return isOpen && <ConfirmIdentityDialog onClose={handleClose} />;
}
