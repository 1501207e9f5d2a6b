/** Words for women and for men, in cells and in questions. */
const GENDERS: readonly (readonly string[])[] = [
  ['女', '女性', '女士', '女职工', '女员工', 'female', 'females', 'woman', 'women', 'f'],
  ['男', '男性', '男士', '男职工', '男员工', 'male', 'males', 'man', 'men', 'm'],
];

/** Words that mean the same person as a cell of a column of genders does; none where some cell says something else. */
export function genderWords(values: readonly string[]): { word: string; value: string }[] {
  const flat = values.map((value) => ({ value, said: value.trim().toLowerCase() }));
  if (flat.length === 0 || !flat.every(({ said }) => GENDERS.some((words) => words.includes(said))))
    return [];
  return flat.flatMap(({ value, said }) =>
    (GENDERS.find((words) => words.includes(said)) ?? [])
      .filter((word) => word.length > 1 && word !== said)
      .map((word) => ({ word, value })),
  );
}
