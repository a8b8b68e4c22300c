import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import MenuItem from '@mui/material/MenuItem';
import { StyleNonce } from '@/theme/StyleNonce';
import { Menu } from './Menu';

it('writes its styles under the nonce of the page: any other is blocked by the content policy', async () => {
  render(
    <StyleNonce value="page-nonce">
      <Menu open anchorEl={document.body}>
        <MenuItem>Cancel booking</MenuItem>
      </Menu>
    </StyleNonce>,
  );
  expect(await screen.findByRole('menuitem', { name: 'Cancel booking' })).toBeInTheDocument();
  const sheets = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')];
  expect(sheets).not.toHaveLength(0);
  for (const sheet of sheets) expect(sheet.nonce).toBe('page-nonce');
});
