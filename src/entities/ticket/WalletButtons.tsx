import WalletCards from 'lucide-react/icons/wallet-cards';
import { api, errorMessage, LOAD_ONCE, useFileDownload, type Ticket } from '@/api';
import { Icon } from '@/components/display/Icon';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { BusyButton, type BusyButtonProps } from '@/components/fields/BusyButton';
import { useAppDispatch, useToast } from '@/state';

const {
  downloadAppleWalletPass,
  downloadSharedAppleWalletPass,
  getGoogleWalletLink,
  getSharedGoogleWalletLink,
} = api.endpoints;

interface WalletButtonsProps extends Pick<BusyButtonProps, 'variant'> {
  ticket: Pick<Ticket, 'ticket_number' | 'wallets'>;
  /** The ticket's id, for people who may read its booking; else the token of its link. */
  of: { id: number } | { token: string };
  /** Read after the label, to tell several tickets apart. */
  which?: string;
  /** Leaves the app for the page of Google Wallet. */
  leaveTo?: (url: string) => void;
}

/** 'Add to Apple Wallet' and 'Add to Google Wallet', where the operator has set them up. */
export function WalletButtons({
  ticket: { ticket_number: number, wallets },
  of,
  which,
  variant,
  leaveTo = (url) => window.location.assign(url),
}: WalletButtonsProps) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const download = useFileDownload();
  const saveToApple = () =>
    download(
      'id' in of
        ? downloadAppleWalletPass.initiate(of, LOAD_ONCE)
        : downloadSharedAppleWalletPass.initiate(of, LOAD_ONCE),
      {
        name: `ticket-${number}.pkpass`,
        failed: 'The ticket could not be added to Apple Wallet. Please try again.',
      },
    );
  const saveToGoogle = async () => {
    try {
      const { url } =
        'id' in of
          ? await dispatch(getGoogleWalletLink.initiate(of, LOAD_ONCE)).unwrap()
          : await dispatch(getSharedGoogleWalletLink.initiate(of, LOAD_ONCE)).unwrap();
      leaveTo(url);
    } catch (error) {
      toast.error(
        errorMessage(error, 'The ticket could not be added to Google Wallet. Please try again.'),
      );
    }
  };
  const choices = {
    apple: { label: 'Add to Apple Wallet', onClick: saveToApple },
    google: { label: 'Add to Google Wallet', onClick: saveToGoogle },
  };
  return wallets.map((wallet) => (
    <BusyButton key={wallet} variant={variant} onClick={choices[wallet].onClick}>
      <Icon icon={WalletCards} small /> {choices[wallet].label}
      {which !== undefined && <VisuallyHidden> {which}</VisuallyHidden>}
    </BusyButton>
  ));
}
