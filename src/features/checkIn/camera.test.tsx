import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { buildCheckIn, renderCheckIn, serveCheckIn, tonight } from './checkIn.testUtils';
import { CameraView } from './components/CameraView';
import { clearDevice } from './device/deviceStore';
import type { Outcome } from './device/door';

let inView: string | null;
const stopped = jest.fn();

class DetectorStandIn {
  static getSupportedFormats = async () => ['qr_code'];
  detect = async () => (inView === null ? [] : [{ rawValue: inView }]);
}

function lendCamera(getUserMedia: () => Promise<unknown>) {
  Object.defineProperty(navigator, 'mediaDevices', {
    value: { getUserMedia },
    configurable: true,
  });
}

const stream = { getTracks: () => [{ stop: stopped }] };

beforeEach(() => {
  inView = null;
  stopped.mockClear();
  window.BarcodeDetector = DetectorStandIn;
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});

afterEach(async () => {
  await clearDevice();
  Reflect.deleteProperty(navigator, 'mediaDevices');
  delete window.BarcodeDetector;
  jest.restoreAllMocks();
});

const startCamera = async () => {
  const requests = serveCheckIn(() => buildCheckIn());
  const view = renderCheckIn();
  await view.user.click(screen.getByRole('button', { name: 'Scan with the camera' }));
  return { ...view, requests };
};

describe('the camera', () => {
  it('checks a code once, however long it stays in view, and is released on leaving', async () => {
    lendCamera(async () => stream);
    const { requests, unmount } = await startCamera();
    expect(await screen.findByRole('button', { name: 'Stop camera' })).toBeVisible();
    inView = 'FYR1.AAAA.BBBB';
    await waitFor(() => expect(screen.getByText('Welcome, Devika Nair.')).toBeVisible());
    inView = 'FYR1.CCCC.DDDD';
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests).toEqual([
      { code: 'FYR1.AAAA.BBBB', event: tonight.id },
      { code: 'FYR1.CCCC.DDDD', event: tonight.id },
    ]);
    expect(stopped).not.toHaveBeenCalled();
    unmount();
    expect(stopped).toHaveBeenCalled();
  });

  it('sends a code once while its check takes longer than it is remembered', async () => {
    jest.useFakeTimers();
    try {
      lendCamera(async () => stream);
      const sent: string[] = [];
      let answerCheck = () => {};
      function Station() {
        const answer = {
          ...buildCheckIn(),
          offline: false,
          conflict: false,
          flags: [],
          booking: null,
        };
        const check = async (code: string): Promise<Outcome> => {
          sent.push(code);
          await new Promise<void>((resolve) => (answerCheck = resolve));
          return { kind: 'answered', answer };
        };
        return <CameraView onCode={check} />;
      }
      renderWithProviders(<Station />);
      // Step by step, because React renders at the end of each act.
      const pass = async (ms: number) => {
        for (let passed = 0; passed < ms; passed += 100) {
          await act(() => jest.advanceTimersByTimeAsync(100));
        }
      };
      fireEvent.click(screen.getByRole('button', { name: 'Scan with the camera' }));
      inView = 'FYR1.AAAA.BBBB';
      await pass(10_000);
      expect(sent).toEqual(['FYR1.AAAA.BBBB']);
      answerCheck();
      await pass(2_500);
      // Out of view for less than three seconds after it was last seen.
      inView = null;
      await pass(2_500);
      inView = 'FYR1.AAAA.BBBB';
      await pass(500);
      expect(sent).toHaveLength(1);

      inView = null;
      await pass(3_200);
      inView = 'FYR1.AAAA.BBBB';
      await pass(200);
      expect(sent).toHaveLength(2);
    } finally {
      jest.useRealTimers();
    }
  });

  it('stops on its button', async () => {
    lendCamera(async () => stream);
    const { user } = await startCamera();
    await user.click(await screen.findByRole('button', { name: 'Stop camera' }));
    expect(stopped).toHaveBeenCalled();
    expect(screen.getByText('The camera is off.')).toBeVisible();
  });

  it('lights the ticket where the camera has a lamp', async () => {
    const applyConstraints = jest.fn(async (_constraints: unknown) => {});
    const track = { stop: stopped, getCapabilities: () => ({ torch: true }), applyConstraints };
    lendCamera(async () => ({ getTracks: () => [track] }));
    const { user } = await startCamera();
    await user.click(await screen.findByRole('button', { name: 'Turn the light on' }));
    const off = await screen.findByRole('button', { name: 'Turn the light off', pressed: true });
    await user.click(off);
    await screen.findByRole('button', { name: 'Turn the light on', pressed: false });
    expect(applyConstraints.mock.calls).toEqual([
      [{ advanced: [{ torch: true }] }],
      [{ advanced: [{ torch: false }] }],
    ]);
    await user.click(screen.getByRole('button', { name: 'Stop camera' }));
    expect(screen.queryByRole('button', { name: /the light/ })).not.toBeInTheDocument();
  });

  it('has no button for the light where there is no lamp', async () => {
    lendCamera(async () => stream);
    await startCamera();
    expect(await screen.findByRole('button', { name: 'Stop camera' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /the light/ })).not.toBeInTheDocument();
  });

  it.each([
    ['NotAllowedError', /Camera access is blocked/],
    ['NotFoundError', /has no camera/],
    ['NotReadableError', /Another app is using the camera/],
    ['TypeError', /could not be started/],
  ])('%s is explained in words, and typing still works', async (name, words) => {
    lendCamera(async () => {
      throw Object.assign(new Error('No.'), { name });
    });
    const { user } = await startCamera();
    expect(await screen.findByText(words)).toHaveAttribute('role', 'alert');
    await user.type(screen.getByLabelText('Ticket number or code'), 'FYR-7K4M-2291{Enter}');
    expect(await screen.findByText('Welcome, Devika Nair.')).toBeVisible();
  });

  it('needs a secure page', async () => {
    await startCamera();
    expect(await screen.findByText(/secure \(https\) pages only/)).toBeVisible();
  });
});
