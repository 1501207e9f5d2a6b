import { expect, test } from 'vitest';
import { hasCaseFilters, NO_CASE_FILTERS, readCaseSearch, writeCaseSearch } from './case-search-state.ts';

test('a search is read back from its address as it was written', () => {
  const address =
    'way=facts&q=押金&within=退还&section=reasoning&sort=newest&page=3&cause=房屋租赁合同纠纷&level=high&level=basic&yearFrom=2019&cites=民法典577&holdings=own';
  const state = readCaseSearch(new URLSearchParams(address));
  expect(state).toMatchObject({ way: 'facts', level: ['high', 'basic'], yearFrom: 2019, holdings: 'own' });
  expect(readCaseSearch(writeCaseSearch(state))).toEqual(state);
});

test('what an address cannot mean is left out', () => {
  const state = readCaseSearch(
    new URLSearchParams('level=lower&section=end&yearFrom=long&page=-2&sort=price'),
  );
  expect(state).toMatchObject({ level: [], section: null, yearFrom: null, page: 1, sort: 'relevance' });
  expect(writeCaseSearch(state).toString()).toBe('');
});

test('filters are seen as set only where one is', () => {
  expect(hasCaseFilters(NO_CASE_FILTERS)).toBe(false);
  expect(hasCaseFilters({ ...NO_CASE_FILTERS, holdings: 'own' })).toBe(true);
  expect(hasCaseFilters({ ...NO_CASE_FILTERS, yearTo: 2020 })).toBe(true);
});
