import { AppError } from '../../../ports/app-error.ts';
import type { ModelRegistry, ResolvedModel } from '../../../ports/model.ts';

/** The models that can be asked for cells, in order of fallback; none where none is configured. */
export async function configuredModels({ models }: { models: ModelRegistry }): Promise<ResolvedModel[]> {
  try {
    return (await models.resolve(null)).filter(({ builtIn }) => !builtIn);
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  }
}

/** Whether a model can be asked. */
export const hasModel = async (context: { models: ModelRegistry }): Promise<boolean> =>
  (await configuredModels(context)).length > 0;
