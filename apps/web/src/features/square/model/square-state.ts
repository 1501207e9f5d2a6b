import { type CloneCategory, cloneCategory } from '@mingfa/contract/clone-content';
import { type SquareSort, squareSort } from '@mingfa/contract/clone-square';

/** What is looked at in the square; all of it stands in the address. */
export interface SquareState {
  /** null: all of them. */
  category: CloneCategory | null;
  sort: SquareSort;
  q: string;
  /** The clone whose introduction is open. */
  appId: string | null;
  /** Of a clone that is open by link alone. */
  linkId: string | null;
}

export function readSquare(params: URLSearchParams): SquareState {
  const category = cloneCategory.safeParse(params.get('category'));
  const sort = squareSort.safeParse(params.get('sort'));
  return {
    category: category.success ? category.data : null,
    sort: sort.success ? sort.data : 'popular',
    q: (params.get('q') ?? '').slice(0, 100),
    appId: params.get('app'),
    linkId: params.get('link'),
  };
}

export function writeSquare({ category, sort, q, appId, linkId }: SquareState): Record<string, string> {
  return {
    ...(category ? { category } : {}),
    ...(sort === 'popular' ? {} : { sort }),
    ...(q ? { q } : {}),
    ...(appId ? { app: appId } : {}),
    ...(appId && linkId ? { link: linkId } : {}),
  };
}
