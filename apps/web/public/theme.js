// Runs before the first paint, so that a dark reader never sees a white flash. Kept apart: the content policy allows no inline script.
try {
  const mode = localStorage.getItem('themeMode') === 'dark' ? 'dark' : 'light';
  document.documentElement.dataset.theme = mode;
  document.documentElement.lang = localStorage.getItem('language') === 'en' ? 'en' : 'zh-CN';
} catch {
  // Storage may be forbidden; the light theme stays.
}
