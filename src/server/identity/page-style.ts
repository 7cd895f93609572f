/** The login pages in the colours of the portal; they load no style sheet. */
export const pageStyle = `
:root{color-scheme:light;--page:#f5f7f8;--surface:#fff;--sunken:#eaeff0;--ink:#14211f;--muted:#54635f;--line:#dbe3e2;--control:#7b8a87;--brand:#0b6b61;--on-brand:#fff;--brand-soft:#e0f2ef;--on-brand-soft:#07534b;--bad:#b3261e;--bad-soft:#fdeae8;--on-bad-soft:#8c1d16;--shadow:0 10px 30px rgb(15 40 36 / .10)}
@media (prefers-color-scheme:dark){:root{color-scheme:dark;--page:#0e1416;--surface:#161e21;--sunken:#0a0f11;--ink:#e9f0ef;--muted:#a3b3b0;--line:#2a3639;--control:#6f8380;--brand:#5fd3c1;--on-brand:#04211d;--brand-soft:#12322e;--on-brand-soft:#9be8da;--bad:#ff8f85;--bad-soft:#3d1714;--on-bad-soft:#ffb9b2;--shadow:none}}
*{box-sizing:border-box;margin:0}
html{-webkit-text-size-adjust:100%}
body{min-height:100dvh;background:var(--page);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;padding:max(1rem,env(safe-area-inset-top)) max(1rem,env(safe-area-inset-right)) max(1.5rem,env(safe-area-inset-bottom)) max(1rem,env(safe-area-inset-left));display:grid;justify-items:center;align-content:start}
:lang(zh){line-height:1.6}
:lang(zh-Hant-MO) body,:lang(zh-Hant-MO){font-family:system-ui,-apple-system,"PingFang HK","PingFang TC","Microsoft JhengHei","Noto Sans CJK HK","Noto Sans CJK TC",sans-serif}
:lang(zh-Hans){font-family:system-ui,-apple-system,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
a{color:var(--brand);text-underline-offset:.2em}
a:focus-visible,button:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
.bar{width:100%;max-width:27rem;display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:space-between;align-items:center}
.bar a{display:inline-flex;align-items:center;min-height:2.75rem;text-decoration:none;font-size:.9375rem}
.bar ul{display:flex;gap:.125rem;list-style:none;padding:0}
.bar li a{padding:0 .5rem;border-radius:.5rem;min-width:2.75rem;justify-content:center;color:var(--muted)}
.bar li a[aria-current]{color:var(--on-brand-soft);background:var(--brand-soft)}
main{width:100%;max-width:27rem;background:var(--surface);border:1px solid var(--line);border-radius:1.125rem;box-shadow:var(--shadow);padding:1.5rem 1.25rem;margin-top:.75rem}
h1{font-size:1.5rem;line-height:1.3;letter-spacing:-.01em;text-wrap:balance}
h2{font-size:1rem}
p{margin-top:.375rem;color:var(--muted)}
form.login{display:grid;gap:1.125rem;margin-top:1.5rem}
label{display:block;font-weight:600;margin-bottom:.375rem}
input{width:100%;min-height:3rem;padding:.5rem .875rem;font:inherit;color:var(--ink);background:var(--surface);border:1px solid var(--control);border-radius:.75rem}
input:focus-visible{outline:3px solid var(--brand);outline-offset:1px;border-color:var(--brand)}
input[aria-invalid=true]{border-color:var(--bad)}
.problem{color:var(--bad);font-size:.9375rem;margin-top:.375rem}
.alert{display:flex;gap:.625rem;align-items:flex-start;background:var(--bad-soft);color:var(--on-bad-soft);border-radius:.75rem;padding:.75rem .875rem;margin-top:1.25rem}
.alert svg{flex:none;margin-top:.125rem}
.primary{display:inline-flex;align-items:center;justify-content:center;width:100%;min-height:3rem;padding:.5rem 1.25rem;font:inherit;font-weight:600;color:var(--on-brand);background:var(--brand);border:0;border-radius:.75rem;cursor:pointer;text-decoration:none}
.primary:hover{filter:brightness(1.06)}
.graph{display:block;border:1px solid var(--line);border-radius:.75rem;background:#fff;margin-bottom:.5rem}
.event{display:grid;gap:.125rem;margin-bottom:1.25rem;padding:.75rem .875rem;border-radius:.75rem;background:var(--brand-soft);color:var(--on-brand-soft);text-decoration:none}
.event small,.event span{font-size:.875rem}
.more{display:flex;flex-wrap:wrap;gap:0 1.25rem;margin-top:1rem}
.more a{display:inline-flex;align-items:center;min-height:2.75rem}
.demo{border-top:1px solid var(--line);margin-top:1.75rem;padding-top:1.25rem}
.demo p{font-size:.9375rem}
.people{list-style:none;padding:0;margin-top:.75rem;display:grid;gap:.5rem}
.person{width:100%;display:grid;grid-template-columns:1fr auto;gap:0 .75rem;text-align:left;min-height:2.75rem;padding:.625rem .875rem;font:inherit;color:var(--ink);background:var(--page);border:1px solid var(--line);border-radius:.75rem;cursor:pointer}
.person:hover{border-color:var(--brand)}
.person strong{font-weight:600}
.person small{grid-column:1/-1;font-size:.875rem;color:var(--muted)}
.person .password{font-size:.8125rem;color:var(--muted);font-family:ui-monospace,Menlo,Consolas,monospace;align-self:center}
.actions{margin-top:1.5rem}
@media (min-width:48rem){body{padding-top:3rem}main{padding:2.25rem 2.25rem 2rem}}
`;
