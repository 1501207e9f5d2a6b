import styles from './logo.module.css';

/** The one drawing of the product, also in the browser's tab. */
export const LOGO_ADDRESS = '/favicon.svg';

export interface LogoProps {
  /** Side in pixels. */
  size: number;
  /** Another one than ours, where an installation has its own. */
  address?: string | null | undefined;
}

/** The logo beside or instead of the product's name, which says what it is. */
export function Logo({ size, address }: LogoProps) {
  return <img src={address || LOGO_ADDRESS} alt="" className={styles.logo} width={size} height={size} />;
}
