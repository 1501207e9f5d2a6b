import { configure } from '@testing-library/react';

// What a test waits for comes when a busy machine has got to it; a test that passes waits no longer for this.
configure({ asyncUtilTimeout: 60_000 });
