import type { Transaction } from '../../../db/client.ts';
import type { CloneVote } from '../../chat/index.ts';
import { holdForCounting, Increments, writeCounters } from './counters.ts';

/** Counts a vote with the version and the day of its answer, and takes the one before off there. */
export async function countVote(tx: Transaction, vote: CloneVote): Promise<void> {
  if (!(await holdForCounting(tx, vote))) return;
  const increments = new Increments();
  if (vote.before !== null) increments.add(`votes_${vote.before}`, -1);
  if (vote.after !== null) increments.add(`votes_${vote.after}`);
  await writeCounters(tx, vote, increments);
}
