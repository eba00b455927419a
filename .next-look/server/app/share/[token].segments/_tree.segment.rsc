:HC["/",""]
:HL["/_next/static/media/KaTeX_Main-Regular.1ryvsdzh2w1_e.woff2","font",{"crossOrigin":"","type":"font/woff2"}]
:HL["/_next/static/media/KaTeX_Math-Italic.32405s1aq8vas.woff2","font",{"crossOrigin":"","type":"font/woff2"}]
:HL["/_next/static/media/geist-latin.2u009ynkurzk0.woff2","font",{"crossOrigin":"","type":"font/woff2"}]
3:[["children",{"s":"__PAGE__","h":8322}]]
2:[["children",{"s":{"n":"token","t":"d","k":null,"s":[]},"h":8226,"c":"$Q3"}]]
1:[["children",{"s":"share","h":8258,"c":"$Q2"}]]
0:{"b":"J_VTPXfjZbVsQr2sor0zO","t":{"t":{"s":"","h":8210,"c":"$Q1"}}}
