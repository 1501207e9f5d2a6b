import type { ReactNode } from 'react';

/** The way to a page of the web that somebody else named; anything but `http` and `https` is shown and leads nowhere. */
export function PageLink({ address, children }: { address: string; children: ReactNode }) {
  if (!/^https?:\/\//i.test(address)) return <span>{children}</span>;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}
