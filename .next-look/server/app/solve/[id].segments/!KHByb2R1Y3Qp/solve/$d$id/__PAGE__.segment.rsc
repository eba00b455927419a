2:"$Sreact.fragment"
3:"/_next/static/chunks/0-aqnfoxm6n4f.js"
4:"/_next/static/chunks/1yd4kdbfdgvgo.js"
5:I[339756,["$3","$4"],"default"]
6:I[837457,["$3","$4"],"default"]
7:"/_next/static/chunks/2ndv-0cbpw2l_.js"
8:"/_next/static/chunks/0hm9hrvgghosu.js"
9:I[522016,["$3","$4","$7","$8"],""]
a:I[385033,["$3","$4","$7"],"ThemeSwitch"]
1a:"ViewportBoundary"
1b:I[897367,["$3","$4"],"$1a"]
1c:"MetadataBoundary"
1d:I[897367,["$3","$4"],"$1c"]
1e:"$Sreact.suspense"
c:X
c:C
d:X
15:X
15:C
19:X
19:C
16:[["children",{"s":"__PAGE__","h":8354,"d":{"r":"$L17","p":"$@18","v":"$19","s":"$d"}}]]
10:[["children",{"s":{"n":"id","t":"d","k":null,"s":[]},"h":8290,"d":{"r":["$","$2","c",{"children":[[["$","script","script-0",{"src":"/_next/static/chunks/2ndv-0cbpw2l_.js","async":true}]],[["$","main",null,{"id":"main","tabIndex":-1,"className":"min-h-[calc(100dvh-var(--chrome-height))] w-full px-4 pt-7 pb-16 outline-none sm:pt-11","children":["$","div",null,{"className":"mx-auto w-full max-w-[712px]","children":["$","$L5",null,{"parallelRouterKey":"children","template":["$","$L6",null,{}],"notFound":[["$","div",null,{"data-page":true,"className":"max-w-[560px] space-y-3 text-[17px] text-muted","children":[["$","h1",null,{"className":"font-serif text-[34px] leading-tight text-ink sm:text-[40px]","children":"We could not find this problem"}],[["$","p",null,{"children":"The address may be mistyped, or the problem belongs to someone else. If it is yours, sign in to see it."}],["$","p",null,{"className":"flex flex-wrap gap-3 pt-2","children":[["$","$L9",null,{"href":"/","className":"button button-primary","children":"Solve a problem"}],["$","$L9",null,{"href":"/history","className":"button","children":"Your history"}]]}]]]}],[]]}]}]}],["$","footer",null,{"className":"site-footer border-t border-hairline px-4 py-4 text-sm text-muted sm:px-8","children":["$","div",null,{"className":"flex flex-wrap items-center justify-between gap-x-6 gap-y-1","children":[["$","p",null,{"children":[["$","span",null,{"className":"font-serif text-base text-ink","children":"Classmate"}],["$","span",null,{"className":"ml-3","children":"Homework help that shows its work"}]]}],["$","nav",null,{"aria-label":"About","className":"flex flex-wrap gap-x-4","children":[[["$","$L9","How often we are right",{"href":"/accuracy","prefetch":false,"className":"inline-flex min-h-11 min-w-11 items-center hover:text-ink hover:underline","children":"How often we are right"}],["$","$L9","Privacy",{"href":"/privacy","prefetch":false,"className":"inline-flex min-h-11 min-w-11 items-center hover:text-ink hover:underline","children":"Privacy"}],"$L11","$L12"],"$undefined"]}],"$L13"]}]}]]]}],"p":"$@14","v":"$15","s":"$d"},"c":"$Q16"}]]
e:[["children",{"s":"solve","h":8290,"d":{"r":["$","$2","c",{"children":[null,["$","$L5",null,{"parallelRouterKey":"children","template":["$","$L6",null,{}]}]]}],"p":"$@f","v":"$c","s":"$d"},"c":"$Q10"}]]
1:[["children",{"s":"(product)","h":8258,"d":{"r":["$","$2","c",{"children":[null,["$","$L5",null,{"parallelRouterKey":"children","template":["$","$L6",null,{}],"notFound":[[["$","main",null,{"id":"main","tabIndex":-1,"className":"min-h-[calc(100dvh-var(--chrome-height))] w-full px-4 pt-7 pb-16 outline-none sm:pt-11","children":["$","div",null,{"className":"mx-auto w-full max-w-[712px]","children":[["$","title",null,{"children":"Page not found"}],["$","div",null,{"data-page":true,"className":"max-w-[560px] space-y-3 text-[17px] text-muted","children":[["$","h1",null,{"className":"font-serif text-[34px] leading-tight text-ink sm:text-[40px]","children":"We could not find this page"}],[["$","p",null,{"children":"The address may be mistyped, or the page has moved."}],["$","p",null,{"className":"flex flex-wrap gap-3 pt-2","children":[["$","$L9",null,{"href":"/","className":"button button-primary","children":"Solve a problem"}],["$","$L9",null,{"href":"/history","className":"button","children":"Your history"}]]}]]]}]]}]}],["$","footer",null,{"className":"site-footer border-t border-hairline px-4 py-4 text-sm text-muted sm:px-8","children":["$","div",null,{"className":"flex flex-wrap items-center justify-between gap-x-6 gap-y-1","children":[["$","p",null,{"children":[["$","span",null,{"className":"font-serif text-base text-ink","children":"Classmate"}],["$","span",null,{"className":"ml-3","children":"Homework help that shows its work"}]]}],["$","nav",null,{"aria-label":"About","className":"flex flex-wrap gap-x-4","children":[[["$","$L9","How often we are right",{"href":"/accuracy","prefetch":false,"className":"inline-flex min-h-11 min-w-11 items-center hover:text-ink hover:underline","children":"How often we are right"}],["$","$L9","Privacy",{"href":"/privacy","prefetch":false,"className":"inline-flex min-h-11 min-w-11 items-center hover:text-ink hover:underline","children":"Privacy"}],["$","$L9","Terms",{"href":"/terms","prefetch":false,"className":"inline-flex min-h-11 min-w-11 items-center hover:text-ink hover:underline","children":"Terms"}],["$","$L9","Contact",{"href":"/contact","prefetch":false,"className":"inline-flex min-h-11 min-w-11 items-center hover:text-ink hover:underline","children":"Contact"}]],"$undefined"]}],["$","$La",null,{}]]}]}]],[]]}]]}],"p":"$@b","v":"$c","s":"$d"},"c":"$Qe"}]]
21:X
21:C
24:X
24:C
0:{"t":{"t":{"s":"","h":8210,"c":"$Q1"},"h":{"r":["$","$2","h",{"children":[null,["$","$L1b",null,{"children":[["$","meta","0",{"charSet":"utf-8"}],["$","meta","1",{"name":"viewport","content":"width=device-width, initial-scale=1, interactive-widget=resizes-content"}],["$","meta","2",{"name":"theme-color","content":"#fbfaf7","media":"(prefers-color-scheme: light)"}],["$","meta","3",{"name":"theme-color","content":"#121316","media":"(prefers-color-scheme: dark)"}],["$","meta","4",{"name":"color-scheme","content":"light dark"}]]}],["$","$L1d",null,{"children":[["$","div",null,{"hidden":true,"children":["$","$1e",null,{"name":"Next.Metadata","children":"$L1f"}]}],null]}],null]}],"p":"$@20","v":"$21","s":"$d"}},"a":"$@22","u":"$@23","b":"J_VTPXfjZbVsQr2sor0zO","r":"$24"}
26:I[897367,["$3","$4"],"OutletBoundary"]
11:["$","$L9","Terms",{"href":"/terms","prefetch":false,"className":"inline-flex min-h-11 min-w-11 items-center hover:text-ink hover:underline","children":"Terms"}]
12:["$","$L9","Contact",{"href":"/contact","prefetch":false,"className":"inline-flex min-h-11 min-w-11 items-center hover:text-ink hover:underline","children":"Contact"}]
13:["$","$La",null,{}]
17:["$","$2","c",{"children":["$L25",[["$","script","script-0",{"src":"/_next/static/chunks/0hm9hrvgghosu.js","async":true}]],["$","$L26",null,{"children":["$","$1e",null,{"name":"Next.MetadataOutlet","children":"$@27"}]}]]}]
23:true
d:300
d:C
22:null
14:"$undefined"
f:"$undefined"
b:"$undefined"
