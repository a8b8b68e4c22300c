import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import MenuItem from '@mui/material/MenuItem';
import Menu from '@mui/material/Menu';
import { createPageCache, PAGE_STYLES_ID } from './pageStyles';
import { AppTheme } from './AppTheme';

it('makes no style element: the content policy refuses every one that the page did not bring', async () => {
  const host = document.createElement('style');
  host.id = PAGE_STYLES_ID;
  host.dataset.names = 'from-server';
  document.head.append(host);
  const before = document.querySelectorAll('style').length;
  const cache = createPageCache(host);
  expect(cache.inserted).toMatchObject({ 'from-server': true });
  render(
    <AppTheme cache={cache}>
      <Menu open anchorEl={document.body}>
        <MenuItem>Cancel booking</MenuItem>
      </Menu>
    </AppTheme>,
  );
  expect(await screen.findByRole('menuitem', { name: 'Cancel booking' })).toBeInTheDocument();
  expect(document.querySelectorAll('style')).toHaveLength(before);
  expect(host.sheet?.cssRules.length).toBeGreaterThan(5);
});
