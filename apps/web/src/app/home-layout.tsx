import { Outlet } from 'react-router';

export function HomeLayout() {
  return (
    <main>
      <Outlet />
    </main>
  );
}
