import { lazy, Suspense } from 'react';
import { PlainSql } from './plain-sql.tsx';
import type { SqlFieldProps } from './sql-field-props.ts';

// The editor is heavy; where it does not come, the plain field does all but colours and names.
const SqlEditor = lazy(() => import('./sql-editor.tsx').catch(() => ({ default: PlainSql })));

/** SQL to be read and changed, with highlighting and names of columns, tables and functions to choose from. */
export function SqlField(props: SqlFieldProps) {
  return (
    <Suspense fallback={<PlainSql {...props} />}>
      <SqlEditor {...props} />
    </Suspense>
  );
}
