import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordField } from '@/entities/person/PasswordField';

it('shows the password on request and its error under it', async () => {
  render(<PasswordField label="Password" error="Password is required" />);
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveAccessibleDescription('Password is required');
  expect(field).toBeInvalid();

  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
});

it('hands its input to whoever registers it', () => {
  let input: HTMLInputElement | null = null;
  render(
    <PasswordField
      label="Password"
      ref={(element) => {
        input = element;
      }}
    />,
  );
  expect(input).toBe(screen.getByLabelText('Password'));
});
