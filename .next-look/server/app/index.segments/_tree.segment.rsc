:HC["/",""]
:HL["/_next/static/media/geist-latin.2u009ynkurzk0.woff2","font",{"crossOrigin":"","type":"font/woff2"}]
2:[["children",{"s":"__PAGE__","h":162}]]
1:[["children",{"s":"(marketing)","h":66,"c":"$Q2"}]]
0:{"b":"J_VTPXfjZbVsQr2sor0zO","t":{"t":{"s":"","h":18,"c":"$Q1"}}}
