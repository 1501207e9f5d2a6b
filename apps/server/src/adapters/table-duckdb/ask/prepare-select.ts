import { type DuckDBConnection, type DuckDBPreparedStatement, StatementType } from '@duckdb/node-api';
import type { SqlProblem } from '../../../ports/table-engine.ts';
import { readSqlProblem } from './sql-problem.ts';

/** SQL that is refused or wrong. */
export class RefusedSql extends Error {
  readonly problem: SqlProblem;
  constructor(problem: SqlProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** How a question may begin, behind blanks, comments and brackets. PRAGMA and CALL are questions to the engine, none to the data. */
const BEGINNING =
  /^(?:\s|\(|--[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)*(select|with|from|values|table|pivot|unpivot|explain|describe|desc|summarize|show)\b/i;

/** What tells of the machine, not of the data: folders, settings, versions. */
const ABOUT_ENGINE =
  /\b(?:duckdb_(?:databases|settings|extensions|secrets|logs|log_contexts|temporary_files|memory|optimizers|variables)|pragma_\w+|current_setting|getenv|which_secret|enable_logging|disable_logging|set_log\w*|force_checkpoint|checkpoint|storage_info|parse_duckdb_log_message|current_database|duckdb_approx_database_count)\s*\(/i;

/** SQL without its texts and comments, which say nothing of what it does. */
const withoutTexts = (sql: string): string =>
  sql.replace(/'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\//g, "''").replaceAll('"', '');

/**
 * Prepares exactly one SELECT or EXPLAIN. The engine says what a statement is; nothing is told from the words alone.
 * @throws RefusedSql; whatever is no fault of the SQL as it came
 */
export async function prepareSelect(
  connection: DuckDBConnection,
  sql: string,
): Promise<DuckDBPreparedStatement> {
  const refuse = (code: SqlProblem['code']) => new RefusedSql({ code, detail: '', position: null });
  // The engine ends its text there, and would run what stands before.
  if (sql.includes('\0')) throw refuse('sql_wrong');
  try {
    const statements = await connection.extractStatements(sql);
    if (statements.count !== 1) throw refuse('sql_not_one');
    if (!BEGINNING.test(sql)) throw refuse('sql_not_select');
    if (ABOUT_ENGINE.test(withoutTexts(sql))) throw refuse('sql_not_allowed');
    const prepared = await statements.prepare(0);
    if (prepared.statementType !== StatementType.SELECT && prepared.statementType !== StatementType.EXPLAIN) {
      prepared.destroySync();
      throw refuse('sql_not_select');
    }
    if (prepared.parameterCount > 0) {
      prepared.destroySync();
      throw new RefusedSql({ code: 'sql_wrong', detail: '? $', position: null });
    }
    return prepared;
  } catch (error) {
    if (error instanceof RefusedSql) throw error;
    const problem = readSqlProblem(error, sql);
    // What is no SELECT is told so before anything it names is found missing.
    if (
      problem &&
      problem !== 'memory' &&
      problem.code === 'sql_wrong' &&
      !BEGINNING.test(sql) &&
      isOtherStatement(sql)
    )
      throw refuse('sql_not_select');
    if (problem && problem !== 'memory') throw new RefusedSql(problem);
    throw error;
  }
}

const OTHER =
  /^(?:\s|--[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)*(insert|update|delete|create|drop|alter|copy|attach|detach|install|load|pragma|call|set|reset|use|export|import|begin|commit|rollback|vacuum|checkpoint|force|truncate|merge|prepare|execute|deallocate|comment|grant|analyze|update)\b/i;
const isOtherStatement = (sql: string): boolean => OTHER.test(sql);
