/** Where the journeys' server and its scripted model listen (another port lets two runs stand beside each other), and where they keep things. */
export const APP_PORT = Number(process.env.JOURNEYS_PORT ?? 3417);
export const APP_ADDRESS = `http://127.0.0.1:${APP_PORT}`;
export const MODEL_PORT = APP_PORT + 1;
export const MODEL_ADDRESS = `http://127.0.0.1:${MODEL_PORT}/v1`;
/** Answers like SearXNG, Tavily and Bocha, and serves the pages it finds. */
export const SEARCH_PORT = APP_PORT + 2;
export const SEARCH_ADDRESS = `http://127.0.0.1:${SEARCH_PORT}`;
export const RESULTS_FOLDER = 'test-results/journeys-server';
export const DATA_FOLDER = `${RESULTS_FOLDER}/data`;
/** What the server prints, the setup code among it. */
export const SERVER_LOG = `${RESULTS_FOLDER}/data/printed.txt`;
