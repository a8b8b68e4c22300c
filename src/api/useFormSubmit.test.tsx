import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { selectToasts } from '@/state';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { useFormSubmit, type AppError } from '.';

interface Values {
  firstName: string;
  email: string;
}

const refusal: AppError = {
  message: 'Please check the fields.',
  status: 400,
  fields: { first_name: 'Too long.', email: 'Unknown domain.', captcha: 'Missing.' },
};

type Options = Partial<Parameters<typeof useFormSubmit<Values>>[1]>;

function Form(options: Options) {
  const form = useForm<Values>({ defaultValues: { firstName: '', email: '' } });
  const { register, formState } = form;
  const { handleSubmit, busy, failure, isCallFailure, showFailure } = useFormSubmit(form, {
    onSubmit: () => Promise.reject(refusal),
    fallback: 'Not saved.',
    fieldNames: { first_name: 'firstName' },
    ...options,
  });
  return (
    <form onSubmit={handleSubmit} noValidate>
      <input aria-label="First name" {...register('firstName')} />
      <p>{formState.errors.firstName?.message}</p>
      <input aria-label="Email" {...register('email', { required: 'Email is required' })} />
      <p>{formState.errors.email?.message}</p>
      <button>Send</button>
      <button type="button" onClick={() => showFailure('Ask for a new code.')}>
        Resend
      </button>
      {busy && <p>Sending</p>}
      <p role="alert" data-from-call={isCallFailure}>
        {failure}
      </p>
    </form>
  );
}

async function submit(options: Options, email = 'asha@northwind.example') {
  const view = renderWithProviders(<Form {...options} />);
  if (email) await view.user.fill(screen.getByLabelText('Email'), email);
  await view.user.click(screen.getByRole('button', { name: 'Send' }));
  return view;
}

const expectAlert = (text: string) =>
  waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));

it('is busy until the call has ended, and sends once', async () => {
  let calls = 0;
  let end = () => {};
  const onSubmit = () => {
    calls += 1;
    return new Promise<void>((resolve) => (end = resolve));
  };
  const { user } = await submit({ onSubmit });
  expect(await screen.findByText('Sending')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  end();
  await waitFor(() => expect(screen.queryByText('Sending')).not.toBeInTheDocument());
  expect(calls).toBe(1);
});

describe('a call that failed', () => {
  it('puts errors at the fields, focuses the first and shows the message', async () => {
    await submit({});
    expect(await screen.findByText('Too long.')).toBeVisible();
    expect(screen.getByText('Unknown domain.')).toBeVisible();
    expect(screen.queryByText('Missing.')).not.toBeInTheDocument();
    expect(screen.getByLabelText('First name')).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('Please check the fields.');
    expect(screen.getByRole('alert')).toHaveAttribute('data-from-call', 'true');
  });

  it('leaves the fields alone where the message says it all', async () => {
    await submit({ fieldNames: null });
    await expectAlert('Please check the fields.');
    expect(screen.queryByText('Unknown domain.')).not.toBeInTheDocument();
  });

  it('shows another message, or none, where the fields have errors', async () => {
    const { unmount } = await submit({ fieldErrorMessage: 'Look at the marked fields.' });
    await expectAlert('Look at the marked fields.');
    unmount();
    await submit({ fieldErrorMessage: null });
    expect(await screen.findByText('Unknown domain.')).toBeVisible();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('shows the fallback and a toast for what the server did not explain', async () => {
    let seen: unknown;
    const lost: AppError = { message: 'HTTP error! status: 500', status: 500 };
    const { store } = await submit({
      onSubmit: () => Promise.reject(lost),
      toast: true,
      onFailure: (error) => (seen = error),
    });
    await expectAlert('Not saved.');
    expect(selectToasts(store.getState())).toMatchObject([
      { tone: 'error', message: 'Not saved.' },
    ]);
    expect(seen).toBe(lost);
  });
});

it('a form that is not valid is not sent, and says why if it is to', async () => {
  const { user } = await submit({ invalidMessage: () => 'Please fill in all fields.' }, '');
  await expectAlert('Please fill in all fields.');
  expect(screen.getByRole('alert')).toHaveAttribute('data-from-call', 'false');
  await user.click(screen.getByRole('button', { name: 'Resend' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Ask for a new code.');
});

it('takes the toast of a failure away with the next attempt', async () => {
  let attempts = 0;
  const onSubmit = () => {
    attempts += 1;
    return attempts === 1 ? Promise.reject(refusal) : Promise.resolve();
  };
  const { store, user } = renderWithProviders(<Form toast onSubmit={onSubmit} />);
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'asha@northwind.example');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(selectToasts(store.getState())).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(selectToasts(store.getState())).toEqual([]));
});
