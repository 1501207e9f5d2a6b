import { config } from 'zod';

// zod otherwise tries `new Function` once, which the content security policy refuses and reports. Imported before the contract.
config({ jitless: true });
