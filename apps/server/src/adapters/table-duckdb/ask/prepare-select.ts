import { type DuckDBPreparedStatement, StatementType } from '@duckdb/node-api';
import { findForeign } from './find-foreign.ts';
import type { Asker } from './open-asker.ts';
import { problemAt, RefusedSql, readSqlProblem, refusal } from './sql-problem.ts';
import { readSyntaxTree, type SyntaxPart } from './syntax-tree.ts';

/** Something prepared, and what the parser made of it. */
export interface PreparedSelect {
  statement: DuckDBPreparedStatement;
  tree: SyntaxPart;
}

/**
 * Prepares exactly one SELECT that reads the tables of the dataset and nothing else. The engine's own parser says what a statement is and
 * reads; nothing is told from the words alone.
 * @throws RefusedSql; whatever is no fault of the SQL as it came
 */
export async function prepareSelect({ connection, own }: Asker, sql: string): Promise<PreparedSelect> {
  // The engine ends its text there, and would run what stands before.
  if (sql.includes('\0')) throw refusal('sql_wrong');
  try {
    const statements = await connection.extractStatements(sql);
    if (statements.count !== 1) throw refusal('sql_not_one');
    const tree = await readSyntaxTree(connection, sql);
    if (!tree) throw refusal('sql_not_select');
    const foreign = findForeign(tree, own);
    if (foreign) throw new RefusedSql(problemAt(foreign.code, foreign, sql));
    const statement = await statements.prepare(0);
    const takesValues = statement.parameterCount > 0;
    if (statement.statementType === StatementType.SELECT && !takesValues) return { statement, tree };
    statement.destroySync();
    throw refusal(takesValues ? 'sql_wrong' : 'sql_not_select');
  } catch (error) {
    if (error instanceof RefusedSql) throw error;
    const problem = readSqlProblem(error, sql);
    if (problem && problem !== 'memory') throw new RefusedSql(problem);
    throw error;
  }
}
