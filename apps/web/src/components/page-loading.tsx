import { NineCubeSpinner } from './nine-cube-spinner.tsx';

/** Fills a page that is still loading. */
export function PageLoading({ tip }: { tip?: string }) {
  return <NineCubeSpinner size="large" {...(tip ? { tip } : {})} />;
}
