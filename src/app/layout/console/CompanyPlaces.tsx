import ChartPie from 'lucide-react/icons/chart-pie';
import Gift from 'lucide-react/icons/gift';
import Globe from 'lucide-react/icons/globe';
import History from 'lucide-react/icons/history';
import Key from 'lucide-react/icons/key-round';
import Landmark from 'lucide-react/icons/landmark';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LogIn from 'lucide-react/icons/log-in';
import ScrollText from 'lucide-react/icons/scroll-text';
import Stamp from 'lucide-react/icons/stamp';
import Users from 'lucide-react/icons/users';
import Webhook from 'lucide-react/icons/webhook';
import Wallet from 'lucide-react/icons/wallet';
import { useListApprovalsQuery, useListPeopleQuery } from '@/api/console';
import { paths } from '@/lib/paths';
import { selectUser, useAppSelector } from '@/state';
import type { ConsolePlacesProps } from '../frameTypes';
import { permittedEntries, type MenuEntry } from '../navigation';
import { CompanyBlock } from './PlaceBlock';
import { PlaceRow, type PlaceCount } from './PlaceRow';

/** Spend is for admins, and for owners what they own. */
const SPEND = ['manage_company', 'view_own_spend'] as const;

const PLACES: readonly MenuEntry[] = [
  { to: paths.company, label: 'Overview', icon: LayoutDashboard, permission: SPEND },
  { to: paths.approvals, label: 'Approvals', icon: Stamp },
  { to: paths.companyCostCentres, label: 'Cost centres', icon: Wallet },
  { to: paths.companyPeople, label: 'People', icon: Users, permission: 'manage_company' },
  { to: paths.companyPolicies, label: 'Policies', icon: ScrollText },
  { to: paths.companySpend, label: 'Spend', icon: ChartPie, permission: SPEND },
  { to: paths.companyHospitality, label: 'Hospitality', icon: Gift, permission: SPEND },
  { to: paths.companyAccount, label: 'Account', icon: Landmark, permission: 'manage_company' },
  { to: paths.companyDomain, label: 'Domain', icon: Globe, permission: 'view_company_bookings' },
  {
    to: paths.companySingleSignOn,
    label: 'Single sign-on',
    icon: LogIn,
    permission: 'manage_company',
  },
  { to: paths.companyApiKeys, label: 'API keys', icon: Key, permission: 'manage_company' },
  { to: paths.companyWebhooks, label: 'Webhooks', icon: Webhook, permission: 'manage_company' },
  { to: paths.companyChanges, label: 'Changes', icon: History, permission: 'manage_company' },
];

/** The places of the Company side, with the numbers of people and of requests that wait; at its foot role and company. */
export default function CompanyPlaces({ onNavigate }: ConsolePlacesProps) {
  const user = useAppSelector(selectUser);
  const manages = user?.permissions.includes('manage_company') ?? false;
  const { currentData: people } = useListPeopleQuery({ pageSize: 1 }, { skip: !manages });
  const { currentData: approvals } = useListApprovalsQuery({ role: 'approver', pageSize: 1 });
  const counts: Readonly<Record<string, PlaceCount | undefined>> = {
    [paths.approvals]: approvals?.waiting
      ? { number: approvals.waiting, words: 'waiting', waits: true }
      : undefined,
    [paths.companyPeople]: people && {
      number: people.counts.active,
      words: people.counts.active === 1 ? 'person' : 'people',
    },
  };
  return (
    <>
      <nav aria-label="Company">
        <ul>
          {permittedEntries(PLACES, user?.permissions).map((place) => (
            <PlaceRow
              key={place.to}
              place={place}
              isExact={place.to === paths.company}
              count={counts[place.to]}
              onNavigate={onNavigate}
            />
          ))}
        </ul>
      </nav>
      <CompanyBlock />
    </>
  );
}
