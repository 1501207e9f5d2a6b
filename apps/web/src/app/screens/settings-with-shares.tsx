import SettingsScreen from '../../features/account/screens/settings-screen.tsx';
import { OwnShares } from '../../features/sharing/components/own/own-shares.tsx';

/** The account and sharing know nothing of each other; they meet in the settings. */
export default function SettingsWithShares() {
  return <SettingsScreen Shares={OwnShares} />;
}
