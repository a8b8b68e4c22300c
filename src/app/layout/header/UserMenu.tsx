import { useEffect } from 'react';
import type { AuthUser } from '@/api';
import { Avatar } from '@/entities/person/Avatar';
import MuiIconButton from '@mui/material/IconButton';
import { lazyPart } from '@/components/lazy/lazyPart';
import { displayName } from '@/lib/text';
import { whenIdle } from '@/lib/whenIdle';
import { usePopover } from './usePopover';

const UserPanel = lazyPart(() => import('./UserPanel'));

/** Also called on sign-in and sign-up, so that signing out works without a network later. */
export const preloadUserPanel = UserPanel.preload;

interface UserMenuProps {
  user: AuthUser;
  onSignOut: () => unknown;
}

/** The account button and its menu (docs/spec-coverage.md#layout). */
export function UserMenu({ user, onSignOut }: UserMenuProps) {
  const { open, setOpen, rootProps, buttonRef } = usePopover();
  useEffect(() => whenIdle(preloadUserPanel), []);
  const name = displayName(user);
  return (
    <div {...rootProps}>
      <MuiIconButton
        ref={buttonRef}
        aria-label={`Account of ${name}`}
        aria-expanded={open}
        aria-controls="user-menu"
        onPointerEnter={UserPanel.preload}
        onFocus={UserPanel.preload}
        onClick={() => setOpen(!open)}
      >
        <Avatar name={name} />
      </MuiIconButton>
      {open && (
        <UserPanel
          user={user}
          anchor={buttonRef}
          onClose={() => setOpen(false)}
          onSignOut={onSignOut}
        />
      )}
    </div>
  );
}
