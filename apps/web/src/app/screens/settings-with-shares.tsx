import SettingsScreen from '../../features/account/screens/settings-screen.tsx';
import { OwnShares } from '../../features/sharing/components/own/own-shares.tsx';
import { LazySharedMessages } from './lazy-shared-messages.ts';

/** The account, sharing and chat know nothing of one another; they meet in the settings. */
export default function SettingsWithShares() {
  return <SettingsScreen Shares={Shares} />;
}

const Shares = () => <OwnShares Messages={LazySharedMessages} />;
