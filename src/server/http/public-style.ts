/** Written into every public page, so that it needs no second request; the colours are those of the product's own pages. */
export const publicStyle = `
:root{color-scheme:light dark;--canvas:#faf8f5;--surface:#fefdfc;--sunken:#f2f0ec;--ink:#172529;--ink-2:#43525a;--line:#d9d5ce;--control:#8f8b85;--accent:#08525f;--on:#f6fdfc;--soft:#e3f2f4;--focus:#036880;--red:#9b1c1c;--red-soft:#fdebea;--green:#1b5a33;--green-soft:#e4f6e8}
@media(prefers-color-scheme:dark){:root{--canvas:#0f1618;--surface:#161e20;--sunken:#0b1113;--ink:#e9edee;--ink-2:#b4bfc2;--line:#344043;--control:#77868a;--accent:#7cc7d4;--on:#052127;--soft:#15323a;--focus:#8bd7e5;--red:#ffb0a8;--red-soft:#3c1a18;--green:#a5dfb6;--green-soft:#16321f}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--canvas);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{max-width:36rem;margin:0 auto;padding:1.25rem 1rem 3rem}
.clinic{margin:0;color:var(--ink-2);font-weight:600;overflow-wrap:anywhere}
h1{margin:.25rem 0 1rem;font-size:1.5rem;line-height:1.25;letter-spacing:-.01em;overflow-wrap:anywhere;text-wrap:balance}
h2{margin:1.5rem 0 .5rem;font-size:1.0625rem}
p{margin:.5rem 0}
a{color:var(--accent)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
ul.choices{list-style:none;margin:0;padding:0;display:grid;gap:.5rem}
ul.times{grid-template-columns:repeat(auto-fill,minmax(6.25rem,1fr))}
.choices a{display:flex;justify-content:space-between;gap:1rem;min-height:3rem;align-items:center;padding:.5rem .875rem;border:1px solid var(--control);border-radius:6px;background:var(--surface);color:var(--ink);text-decoration:none}
.times a,.times button{justify-content:center;white-space:nowrap}
ul.people{display:flex;flex-wrap:wrap;margin:.75rem 0}
.people a{min-height:2.75rem}
.people a[aria-current]{border-color:var(--accent);box-shadow:inset 0 0 0 1px var(--accent);font-weight:600}
ul.named{grid-template-columns:repeat(auto-fill,minmax(min(100%,15rem),1fr))}
.named a{justify-content:space-between}
.times.named small{white-space:normal;text-align:right}
.times form{margin:0}
.times button{width:100%;min-height:3rem;padding:.5rem;border-color:var(--control);background:var(--surface);color:var(--ink);font-weight:400}
.choices a:hover,.times button:hover{background:var(--soft)}
.choices small{color:var(--ink-2);font-size:.875rem;white-space:nowrap}
.what{padding:.75rem .875rem;border:1px solid var(--line);border-radius:10px;background:var(--surface)}
.what strong{display:block;text-wrap:balance}
.phone{white-space:nowrap}
form{margin:1rem 0}
.field{margin:0 0 1rem}
label,legend{display:block;margin:0 0 .25rem;padding:0;font-weight:600}
fieldset{margin:0 0 1rem;padding:0;border:0}
.radio{display:flex;align-items:center;gap:.625rem;min-height:2.75rem}
.radio label{margin:0;font-weight:400}
.radio input{width:1.25rem;height:1.25rem;margin:0;accent-color:var(--accent);flex:none}
.hint{margin:.25rem 0 0;color:var(--ink-2);font-size:.875rem}
input:not([type=radio]),textarea{width:100%;min-height:2.75rem;padding:.5rem .75rem;border:1px solid var(--control);border-radius:6px;background:var(--surface);color:var(--ink);font:inherit}
input[aria-invalid]{border-color:var(--red);box-shadow:0 0 0 1px var(--red)}
input.code{max-width:11rem;font-size:1.5rem;letter-spacing:.25em;font-variant-numeric:tabular-nums}
.fault{margin:.25rem 0 0;color:var(--red);font-weight:600;font-size:.875rem}
.errors{margin:0 0 1rem;padding:.75rem .875rem;border-radius:6px;background:var(--red-soft);color:var(--red)}
.errors p{margin:0;font-weight:600}
.errors a{color:inherit}
.errors ul{margin:.25rem 0 0;padding-left:1.25rem}
.good{padding:.75rem .875rem;border-radius:6px;background:var(--green-soft);color:var(--green)}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-height:2.75rem;padding:.5rem 1.25rem;border:1px solid var(--accent);border-radius:6px;background:var(--accent);color:var(--on);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
button.plain,.button.plain{background:transparent;color:var(--accent)}
button.danger{border-color:var(--red);background:transparent;color:var(--red)}
.row{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center}
.row form{margin:0}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin:1.25rem 0}
nav a{display:inline-flex;align-items:center;min-height:2.75rem}
@media(max-width:30rem){form>button{width:100%}form .row{flex-direction:column;align-items:stretch}}
`.trim();
